import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { projectRoot } from '../project.ts';

/** Writes `covermount.css`, which a page may link to: it reserves the space of widgets before they load. */
export function pageStyles(): Plugin {
  return {
    name: 'covermount:page-styles',
    apply: 'build',
    // After `chunkStyles`, which handles every other sheet of the bundle.
    enforce: 'post',
    generateBundle() {
      const source = readFileSync(`${projectRoot}packages/embed/covermount.css`, 'utf8');
      this.emitFile({ type: 'asset', fileName: 'covermount.css', source });
    },
  };
}
