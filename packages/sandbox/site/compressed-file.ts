import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};
const alreadyCompressed = new Set(['.png', '.woff2']);

/** A file as it is sent. */
export interface WireFile {
  type: string;
  etag: string;
  content: Buffer;
  /** Absent when the file format is already compressed. */
  brotli: Buffer | undefined;
}

type FileReader = (path: string) => Promise<WireFile | undefined>;

const compress = promisify(brotliCompress);

/**
 * Reads files inside one folder only. Each is compressed once and cached until it changes. `path` is relative, as in an
 * address.
 *
 * @param quality brotli's, from 0 to 11; default the highest.
 */
export function createFileReader(folder: string, quality: number = constants.BROTLI_MAX_QUALITY): FileReader {
  const root = resolve(folder);
  const cache = new Map<string, { modified: number; file: Promise<WireFile> }>();

  return async (path) => {
    const full = resolve(root, path);
    if (!full.startsWith(root + sep)) return undefined;
    const found = await stat(full).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const entry = cache.get(full);
    if (entry?.modified === found.mtimeMs) return entry.file;
    const file = toWire(full, quality);
    cache.set(full, { modified: found.mtimeMs, file });
    return file;
  };
}

async function toWire(full: string, quality: number): Promise<WireFile> {
  const content = await readFile(full);
  const extension = extname(full).toLowerCase();
  return {
    type: types[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    content,
    brotli: alreadyCompressed.has(extension)
      ? undefined
      : await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  };
}
