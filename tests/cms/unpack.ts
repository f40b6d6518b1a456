import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';

/** Unpacks a zip archive into a folder. */
export function unpack(archive: string, folder: string): void {
  for (const [path, content] of Object.entries(unzipSync(readFileSync(archive)))) {
    if (path.endsWith('/')) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
