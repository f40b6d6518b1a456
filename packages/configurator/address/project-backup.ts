import type { Project } from '../project.ts';
import { projectOfText, projectText } from './project-hash.ts';

const key = 'covermount-configurator';

interface ProjectBackup {
  /** The address when the page was left, which may lack the project. */
  address: string;
  text: string;
}

/** Saves a project, which may not be in the address yet, in session storage, to survive a reload. */
export function saveProjectBackup(project: Project): void {
  try {
    sessionStorage.setItem(
      key,
      JSON.stringify({ address: location.href, text: projectText(project) } satisfies ProjectBackup),
    );
  } catch {
    // Session storage is unavailable.
  }
}

const withoutHash = (address: string): string => address.replace(/#.*/, '');

/** Whether the page was reloaded: then its address may be older than the backup. */
const isReload = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
};

/**
 * Loads the page again with the project of its new address: a link that was opened in this tab. The project of before
 * is at the previous entry of the browser's history.
 */
export function openLinkedProject(): void {
  // Registered last, so that it runs after the backup is saved.
  addEventListener('pagehide', () => sessionStorage.removeItem(key));
  location.reload();
}

/** The project saved for this address, or for the reloaded page; removes it from session storage. */
export function takeProjectBackup(widgets: readonly string[]): Project | undefined {
  try {
    const { address, text } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<ProjectBackup>;
    sessionStorage.removeItem(key);
    if (address === undefined || text === undefined) return undefined;
    const isOfPage = isReload() ? withoutHash(address) === withoutHash(location.href) : address === location.href;
    return isOfPage ? projectOfText(text, widgets) : undefined;
  } catch {
    return undefined;
  }
}
