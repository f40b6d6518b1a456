import type { Decorator, Preview } from '@storybook/react-vite';
import { brands } from './brands.ts';
import { ShadowRootHost } from './shadow-root-host.tsx';

const outOfSight = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/**
 * Gives a story the width, the language and the brand of the toolbar. A widget story creates its own root: it sets
 * `parameters: { shadow: false }` and reads `globals` itself.
 */
const withGlobals: Decorator = (Story, { globals, name, parameters, title, viewMode }) => {
  const brand = String(globals.brand);
  const language = String(globals.language);
  document.documentElement.lang = language;
  // A story page needs headings above the part's own and one `main`; a docs page shows many stories.
  const isPage = viewMode === 'story';
  const Stage = isPage ? 'main' : 'div';
  return (
    <Stage style={{ inlineSize: `${Number(globals.width)}px`, maxInlineSize: '100%', marginInline: 'auto' }}>
      {isPage && (
        <div style={outOfSight}>
          <h1>{title}</h1>
          <h2>{name}</h2>
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
  initialGlobals: { brand: 'default', language: 'en', width: '390' },
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
    width: {
      description: 'Width',
      toolbar: {
        icon: 'grow',
        dynamicTitle: true,
        items: [
          { value: '390', title: 'Phone, 390 px' },
          { value: '768', title: 'Tablet, 768 px' },
          { value: '1280', title: 'Desktop, 1280 px' },
        ],
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { disable: true },
    docs: { canvas: { sourceState: 'none' } },
    options: { storySort: { order: ['Widgets', 'Parts'] } },
  },
};

export default preview;
