import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { cmsFiles } from '#cms/cms-files';

/** Writes `cms/`: what content management systems install. */
export function cmsOutput(): Plugin {
  return {
    name: 'covermount:cms-output',
    apply: 'build',
    // They have copies of the files as they are written, and their hashes.
    writeBundle: {
      order: 'post',
      handler({ dir = '' }) {
        for (const { path, content } of cmsFiles()) {
          const file = join(dir, 'cms', path);
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, content);
        }
      },
    },
  };
}
