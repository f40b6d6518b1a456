import type { Plugin } from 'vite';
import cssInjectedByJs from 'vite-plugin-css-injected-by-js';

/** Code that registers a style sheet, or queues it until the registry is loaded: see `packages/ui/styles`. */
const register = (css: string): string => `(globalThis[Symbol.for("covermount.styles")]??=[]).push(${css})`;

const viteInjection = '__vite__updateStyle(__vite__id, __vite__css)';

/**
 * Makes `import './button.css'` register the sheet instead of adding a `<style>` or `<link>` to the page: one string
 * per chunk in the build, one string per file in the dev server (Vitest, Storybook).
 */
export const chunkStyles = (): Plugin[] => [
  ...cssInjectedByJs({ relativeCSSInjection: true, injectCode: register }),
  {
    name: 'covermount:dev-styles',
    apply: 'serve',
    enforce: 'post',
    transform: {
      filter: { id: /\.css$/, code: viteInjection },
      handler: (code) => ({ code: code.replace(viteInjection, `;${register('__vite__css')}`), map: null }),
    },
  },
];
