import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Language } from '#domain/language';
import { adoptInto } from '#ui/styles';
import { applyTheme } from '#ui/theme';
import { openLinkedProject, takeProjectBackup } from './address/project-backup.ts';
import { isProjectHash, projectOfHash } from './address/project-hash.ts';
import { widgetNames } from './configuration/load-schemas.ts';
import { createProjectStore } from './project-store.ts';
import { emptyProject } from './project.ts';
import { readSite } from './site.ts';
import { Configurator } from './views/configurator.tsx';
import { en } from './views/strings.en.ts';
import { es } from './views/strings.es.ts';

declare const __COVERMOUNT_VERSION__: string;

/** A tool for large screens: more compact and less colorful than the widgets. */
const theme = {
  canvas: 'transparent',
  accent: '#1f5fbf',
  fontSize: '0.9375rem',
  space: '3.75px',
  controlHeight: '42px',
  radius: '8px',
  radiusLarge: '14px',
};

/** The folder of the bundle; in it, this file is in a subfolder. */
const files = new URL(/* @vite-ignore */ '../', import.meta.url).href;

const firstWidget = 'zip-form';

function pageLanguage(): Language {
  const language = new URLSearchParams(location.search).get('language') ?? document.documentElement.lang;
  return language.startsWith('es') ? 'es' : 'en';
}

/** Renders the configurator into an element of the page. */
async function draw(element: HTMLElement): Promise<void> {
  const root = element.attachShadow({ mode: 'open' });
  const container = document.createElement('div');
  container.className = 'cover-root';
  root.append(container);
  adoptInto(root);
  applyTheme(container, theme);
  addEventListener('hashchange', () => isProjectHash(location.hash) && openLinkedProject());
  const site = readSite();
  const backup = takeProjectBackup(widgetNames);
  const linked = await projectOfHash(location.hash, widgetNames);
  createRoot(container).render(
    <StrictMode>
      <Configurator
        textsIn={{ en, es }}
        language={pageLanguage()}
        link={linked ? 'read' : !backup && isProjectHash(location.hash) ? 'broken' : 'none'}
        isRestored={backup !== undefined}
        store={createProjectStore(backup ?? linked ?? emptyProject(firstWidget))}
        site={site}
        files={files}
        siteFiles={element.dataset.files ?? ''}
        version={__COVERMOUNT_VERSION__}
      />
    </StrictMode>,
  );
}

const mountPoint = document.querySelector<HTMLElement>('[data-configurator]');
if (mountPoint) void draw(mountPoint);
