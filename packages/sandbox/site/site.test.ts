import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  const { distDir, demoDir } = sandbox;
  mkdirSync(join(distDir, 'chunks'));
  writeFileSync(join(distDir, 'covermount.js'), script);
  writeFileSync(join(distDir, 'chunks', 'view-Ab3dE6_h.js'), script);
  writeFileSync(join(demoDir, 'index.html'), '<h1>Home</h1>');
  writeFileSync(join(demoDir, 'quote-flow.html'), '<h1>Quote {posted.zip}</h1>');
  writeFileSync(join(demoDir, 'get-a-quote-ca.html'), '<h1>California</h1>');
  writeFileSync(
    join(demoDir, 'strict.html'),
    "<!-- headers:\nContent-Security-Policy: script-src 'nonce-{nonce}'\n-->{nonce}",
  );
  writeFileSync(join(demoDir, 'logo.svg'), '<svg/>');
});
afterAll(() => sandbox.close());

const script = `export const text = ${JSON.stringify('covermount '.repeat(200))};`;
const page = (path: string, init?: RequestInit) => fetch(sandbox.url + path, init);

/** `fetch` decompresses responses; this returns the raw bytes. */
function raw(path: string, acceptEncoding: string): Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }> {
  return new Promise((done, failed) => {
    get(sandbox.url + path, { headers: { 'Accept-Encoding': acceptEncoding } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done({ headers: response.headers, body: Buffer.concat(parts) }));
    }).on('error', failed);
  });
}

describe('bundle', () => {
  it('serves the bundle compressed to clients that accept brotli', async () => {
    const { headers, body } = await raw('/covermount/covermount.js', 'gzip, br');
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(Number(headers['content-length'])).toBe(body.byteLength);
    expect(body.byteLength).toBeLessThan(script.length / 4);
    expect(brotliDecompressSync(body).toString()).toBe(script);
  });

  it('serves the bundle uncompressed to other clients', async () => {
    const { headers, body } = await raw('/covermount/covermount.js', 'identity');
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(script);
  });

  it('caches hashed files forever and revalidates the others', async () => {
    const cacheControl = async (path: string) => (await page(path)).headers.get('Cache-Control');
    expect(await cacheControl('/covermount/chunks/view-Ab3dE6_h.js')).toContain('immutable');
    expect(await cacheControl('/covermount/covermount.js')).toBe('no-cache');
  });

  it('answers 304 when the client has the current file', async () => {
    const etag = (await page('/covermount/covermount.js')).headers.get('ETag')!;
    const again = await page('/covermount/covermount.js', { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  });

  it('serves a new build at once', async () => {
    const path = join(sandbox.distDir, 'chunks', 'again.js');
    writeFileSync(path, 'one');
    expect(await (await page('/covermount/chunks/again.js')).text()).toBe('one');
    writeFileSync(path, 'another');
    expect(await (await page('/covermount/chunks/again.js')).text()).toBe('another');
  });

  it('serves the bundle to any origin', async () => {
    const { headers } = await page('/covermount/covermount.js');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  it.each([
    '/covermount/none.js',
    '/covermount/%2e%2e/secret',
    '/covermount/..%2f..%2fpackage.json',
    '/covermount/chunks',
  ])('answers 404 for the bundle file %s', async (path) => {
    expect((await page(path)).status).toBe(404);
  });
});

describe('demo site', () => {
  it.each([
    ['/', 'Home'],
    ['/quote-flow.html', 'Quote'],
    ['/get-a-quote', 'Quote'],
    ['/get-a-quote?utm_source=qs', 'Quote'],
    ['/get-a-quote-nm', 'Quote'],
    ['/get-a-quote-ca', 'California'],
  ])('shows a page at %s', async (path, heading) => {
    const response = await page(path);
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect(await response.text()).toContain(`<h1>${heading}`);
  });

  it('accepts a form posted without script', async () => {
    const response = await page('/get-a-quote', { method: 'POST', body: new URLSearchParams({ zip: '78701' }) });
    expect(await response.text()).toBe('<h1>Quote 78701</h1>');
  });

  it('creates a nonce for each response', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const response = await page('/strict.html');
        const nonce = await response.text();
        expect(response.headers.get('Content-Security-Policy')).toBe(`script-src 'nonce-${nonce}'`);
        return nonce;
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('serves the files beside the demo pages', async () => {
    expect((await page('/logo.svg')).headers.get('Content-Type')).toBe('image/svg+xml');
  });

  it.each(['/none.html', '/none', '/none.svg', '/partials/page-block'])(
    'answers 404 with a page for %s',
    async (path) => {
      const response = await page(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('There is no such page');
    },
  );
});
