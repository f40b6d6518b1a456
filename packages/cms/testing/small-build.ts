import type { BuildOutput } from '../build-output.ts';
import type { OutputFile } from '../output-file.ts';

/** A build with one file of each kind. */
export const smallBuild: BuildOutput = {
  version: '1.2.3',
  scriptHash: 'sha384-script',
  styleHash: 'sha384-style',
  served: [
    { path: 'covermount.js', content: 'script' },
    { path: 'chunks/a.js', content: 'chunk' },
  ],
  firstPaints: [{ path: 'first-paint/zip-form.json', content: '{}' }],
};

/** Returns a function that reads files by path. */
export const contentsOf =
  (files: readonly OutputFile[]) =>
  (path: string): string =>
    String(files.find((file) => file.path === path)?.content);
