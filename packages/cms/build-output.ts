import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licensesFile } from '#tooling/vite/configurator-files';
import type { OutputFile } from './output-file.ts';

/** The output of the build, for content management systems that copy it. */
export interface BuildOutput {
  version: string;
  /** Hashes of the script and the style sheet, as values of `integrity`. */
  scriptHash: string;
  styleHash: string;
  /** Files that a browser loads, and the licenses of the libraries in them, by path below `dist/`. */
  served: readonly OutputFile[];
  /** Templates and style sheets of first paints, by path below `dist/`. */
  firstPaints: readonly OutputFile[];
}

/** Reads the output of the build from a `dist/` folder. */
export function readBuild(dist: string, version: string): BuildOutput {
  const hashes = JSON.parse(readFileSync(join(dist, 'integrity.json'), 'utf8')) as Record<string, string>;
  const read = (path: string): OutputFile => ({ path, content: readFileSync(join(dist, path)) });
  const served = Object.keys(hashes).filter((file) => !file.startsWith('widgets/'));
  const firstPaints = readdirSync(join(dist, 'first-paint')).filter((file) => file !== 'vectors.json');
  return {
    version,
    scriptHash: hashes['covermount.js'] ?? '',
    styleHash: hashes['covermount.css'] ?? '',
    served: [...served, licensesFile].map(read),
    firstPaints: firstPaints.toSorted().map((file) => read(`first-paint/${file}`)),
  };
}
