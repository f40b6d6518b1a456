import { strToU8, zipSync } from 'fflate';
import type { OutputFile } from './output-file.ts';

/** A fixed time, so that archives of the same files are identical; archives contain local times. */
const time = new Date(2026, 0, 1);

/** Packs files into an archive, in the order of their paths. */
export function zip(files: readonly OutputFile[]): Uint8Array {
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const contents = sorted.map(
    ({ path, content }) => [path, typeof content === 'string' ? strToU8(content) : content] as const,
  );
  return zipSync(Object.fromEntries(contents), { level: 6, mtime: time });
}
