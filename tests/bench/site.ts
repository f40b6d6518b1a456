import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** The server of the bench. */
export interface Site {
  url: string;
  /** Serves a page under this path from now on. */
  page(path: string, html: string): void;
  /** Serves a folder's files below this path from now on. */
  folder(path: string, folder: string): void;
  close(): Promise<void>;
}

/** Serves everything from one origin with precompressed brotli at the best level, for us and for peers alike. The sandbox serves the rest. */
export async function openSite(sandboxUrl: string): Promise<Site> {
  const files = new Map<string, { type: string; body: Buffer }>();
  const put = (path: string, body: Buffer | string) =>
    files.set(path, { type: types[extname(path)] ?? 'application/octet-stream', body: brotliCompressSync(body) });

  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = Object.entries(request.headers).filter(
      ([name]) => !/^(host|connection|content-length|accept-encoding)$/.test(name),
    );
    const answer = await fetch(sandboxUrl + request.url, {
      method: request.method ?? 'GET',
      headers: Object.fromEntries(headers) as Record<string, string>,
      redirect: 'manual',
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' }).end(body);
  };

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = files.get(path);
    if (file) {
      response
        .writeHead(200, { 'content-type': file.type, 'content-encoding': 'br', 'content-length': file.body.length })
        .end(file.body);
    } else if (path.startsWith('/stand-in/')) {
      // Requests of a peer to its vendor.
      response.writeHead(404).end();
    } else {
      pass(request, response).catch(() => response.writeHead(502).end());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The site of the bench has no port.');

  return {
    url: `http://127.0.0.1:${address.port}`,
    page: (path, html) => void put(path, html),
    folder(path, folder) {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const file = `${entry.parentPath}/${entry.name}`;
        if (entry.isFile() && extname(file) in types) put(path + file.slice(folder.length), readFileSync(file));
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
