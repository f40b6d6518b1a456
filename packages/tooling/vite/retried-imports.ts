import type { Plugin, Rollup } from 'vite';
import { projectRoot } from '#tooling/project';

/** An import in Vite's helper, after minification: `()=>import(`, or the same in an async function. */
const imports = /\(\)(=>(?:\{let\{[^}]*\}=await )?import\()(`\.\/[^`]+\.js`)\)/g;

/**
 * Replaces the helper that Vite wraps each dynamic import in by `importAgain`. Vite's helper adds `modulepreload`
 * links, which a strict policy refuses without a nonce, and style sheets, which do not exist here; the loader preloads
 * chunks itself.
 */
export function retriedImports(): Plugin {
  return {
    name: 'covermount:retried-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      order: 'pre',
      filter: { id: /vite\/preload-helper/ },
      handler: () =>
        `export { importAgain as __vitePreload } from ${JSON.stringify(`${projectRoot}packages/embed/loader/import-again.ts`)};`,
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file): file is Rollup.OutputChunk => file.type === 'chunk');
        for (const chunk of chunks) {
          chunk.code = chunk.code.replaceAll(imports, '($$at)$1$$at($2))');
          const [plainImport] = /import\(`\.[^)]*\)/.exec(chunk.code) ?? [];
          if (plainImport)
            throw new Error(`${chunk.fileName} has an import that is not attempted again: ${plainImport}`);
        }
      },
    },
  };
}
