import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The files that a browser loads: no files for servers, and no types. */
const isServed = (file: string): boolean => /^(covermount\.(js|css)|(widgets|chunks)\/.+\.js)$/.test(file);

/** In the format of `integrity` of a script and an import map. */
export const integrityOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Writes `integrity.json`: the hash of every file that a browser loads, by its path in `dist/`; and `import-map.json`:
 * an import map with the modules among them, for a page next to them.
 */
export function integrity(): Plugin {
  return {
    name: 'covermount:integrity',
    apply: 'build',
    // Hashes of the final files.
    writeBundle: {
      order: 'post',
      handler({ dir = '' }, bundle) {
        const files = Object.keys(bundle).filter(isServed).toSorted();
        const hashes = Object.fromEntries(files.map((file) => [file, integrityOf(readFileSync(join(dir, file)))]));
        writeFileSync(join(dir, 'integrity.json'), asJson(hashes));
        const modules = Object.entries(hashes).filter(([file]) => file.endsWith('.js'));
        const map = { integrity: Object.fromEntries(modules.map(([file, hash]) => [`./${file}`, hash])) };
        writeFileSync(join(dir, 'import-map.json'), asJson(map));
      },
    },
  };
}
