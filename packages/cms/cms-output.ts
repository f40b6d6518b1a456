import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '#tooling/project';
import { readBuild } from './build-output.ts';
import { cmsFiles } from './cms-files.ts';

/** Writes `cms/`: the plugins and packages for content management systems. */
export function cmsOutput(): Plugin {
  return {
    name: 'covermount:cms-output',
    apply: 'build',
    // The plugins contain copies of the final files, and their hashes.
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
