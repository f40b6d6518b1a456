import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { readBuild } from '#cms/build-output';
import { cmsFiles } from '#cms/cms-files';
import { projectRoot } from '../project.ts';

/** Writes `cms/`: what content management systems install. */
export function cmsOutput(): Plugin {
  return {
    name: 'covermount:cms-output',
    apply: 'build',
    // They have copies of the files as they are written, and their hashes.
    writeBundle: {
      order: 'post',
      handler({ dir = '' }) {
        const { version } = JSON.parse(readFileSync(`${projectRoot}package.json`, 'utf8')) as { version: string };
        for (const { path, content } of cmsFiles(readBuild(dir, version))) {
          const file = join(dir, 'cms', path);
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, content);
        }
      },
    },
  };
}
