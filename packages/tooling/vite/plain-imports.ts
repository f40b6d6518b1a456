import type { Plugin } from 'vite';

/**
 * Leaves dynamic imports as they are. Vite would wrap each in a helper that adds `modulepreload` links, which a strict
 * policy refuses without a nonce, and style sheets, which do not exist here; the loader preloads chunks itself.
 */
export function plainImports(): Plugin {
  return {
    name: 'covermount:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      order: 'pre',
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
