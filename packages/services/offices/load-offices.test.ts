import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { loadOffices } from './load-offices.ts';

const office = { latitude: 30.2672, longitude: -97.7431, location: 'Austin Downtown' };
let server: Server | undefined;

afterEach(() => server?.close());

async function page(status: number, body: string): Promise<string> {
  server = createServer((_, response) => response.writeHead(status).end(body));
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/offices/`;
}
const load = (pageBase: string, source = 'list.json') =>
  loadOffices({ pageBase }, source, new AbortController().signal);

it('returns the content of the office file', async () => {
  expect(await load(await page(200, JSON.stringify([office])))).toEqual([office]);
});

it.each([
  ['does not exist', 404, '', 'status'],
  ['is not JSON', 200, '<html>', 'malformed'],
])('rejects when the office file %s', async (_what, status, body, kind) => {
  await expect(load(await page(status, body))).rejects.toMatchObject({ kind });
});

it.each(['javascript:alert(1)', 'http://elsewhere.example/list.json', 'https://name@elsewhere.example/list.json'])(
  'does not load offices from the untrusted address %s',
  async (source) => {
    await expect(load('https://www.agency.example/', source)).rejects.toMatchObject({ kind: 'network' });
  },
);

it('throws an abort error when the caller aborts the download', async () => {
  await expect(
    loadOffices({ pageBase: await page(200, '[]') }, 'list.json', AbortSignal.abort()),
  ).rejects.toMatchObject({ kind: 'aborted' });
});
