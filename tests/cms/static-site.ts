import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const types: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  json: 'application/json',
};

/** A server of files by path, without a slash in front. Others are not found. */
export interface StaticSite {
  url: string;
  close(): void;
}

export async function startStaticSite(
  contentOf: (path: string) => string | Uint8Array | undefined,
): Promise<StaticSite> {
  const server = createServer((request, response) => {
    const path = decodeURI((request.url ?? '/').replace(/\?.*/, '').slice(1)) || 'index.html';
    const content = contentOf(path);
    response.setHeader('content-type', types[path.split('.').pop() ?? ''] ?? 'text/plain');
    if (content === undefined) response.writeHead(404).end();
    else response.end(content);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => {
    server.once('listening', resolve);
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => void server.close() };
}
