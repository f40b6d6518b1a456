import type { Decorator, Preview } from '@storybook/react-vite';
import { brands } from './brands.ts';
import { controlTypes } from './control-types.ts';
import { DocsPage } from './docs-page.tsx';
import { ShadowRootHost } from './shadow-root-host.tsx';
import { storyName } from './story-name.ts';
import { viewports } from './viewports.ts';

const outOfSight = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/**
 * Gives a story the language and the brand of the toolbar. A widget story creates its own root: it sets
 * `parameters: { shadow: false }` and reads `globals` itself.
 */
const withGlobals: Decorator = (Story, { globals, name, parameters, title, viewMode }) => {
  const brand = String(globals.brand);
  const language = String(globals.language);
  document.documentElement.lang = language;
  // A story page needs headings above those of the part, and one `main`; a docs page shows many stories.
  const isPage = viewMode === 'story';
  const Stage = isPage ? 'main' : 'div';
  // The docs page shows the parts as on a phone. A widget has a margin, except in the narrowest windows.
  const margin = parameters.shadow === false ? 'clamp(0px, 100vw - 320px, 16px)' : undefined;
  const style = isPage ? { padding: margin } : { inlineSize: viewports.phone.styles.width, maxInlineSize: '100%' };
  return (
    <Stage style={style}>
      {isPage && (
        <div style={outOfSight}>
          <h1>{title}</h1>
          <h2>{storyName(name.replaceAll(' ', ''))}</h2>
        </div>
      )}
      {parameters.shadow === false ? (
        <Story />
      ) : (
        <ShadowRootHost brand={brand} language={language}>
          <Story />
        </ShadowRootHost>
      )}
    </Stage>
  );
};

const preview: Preview = {
  decorators: [withGlobals],
  tags: ['autodocs'],
  argTypesEnhancers: [controlTypes],
  initialGlobals: { brand: 'default', language: 'en', viewport: { value: 'phone', isRotated: false } },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.entries(brands).map(([value, { name }]) => ({ value, title: name })),
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'es', title: 'Español' },
        ],
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: { options: viewports },
    docs: { page: DocsPage, canvas: { sourceState: 'none' } },
    options: { storySort: { order: ['Welcome', 'Widgets', 'Parts'] } },
  },
};

export default preview;
