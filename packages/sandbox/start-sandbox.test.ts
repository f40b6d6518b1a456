import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { PortTakenError } from './listen.ts';
import { startSandbox } from './start-sandbox.ts';
import { createDatabase } from './testing/databases.ts';

const folder = mkdtempSync(join(tmpdir(), 'covermount-start-'));
const options = { port: 0, partnerPort: 0, distDir: join(folder, 'dist'), demoDir: join(folder, 'demo') };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('persists data in its folder and stops every process', async () => {
  const dataDir = join(folder, 'data', 'sandbox');
  const first = await startSandbox({ ...options, dataDir });
  const leads = `${first.url}/sandbox/leads`;
  const headers = { 'Content-Type': 'application/json' };
  await fetch(leads, { method: 'POST', headers, body: '{"data":[{"Timestamp":"kept"}]}' });
  await first.close();
  await first.close();
  await expect(fetch(leads)).rejects.toThrow('fetch failed');

  const again = await startSandbox({ ...options, dataDir });
  const response = await fetch(`${again.url}/sandbox/admin/leads`);
  expect(await response.json()).toEqual([{ Timestamp: 'kept' }]);
  await again.close();
});

/** The addresses at which other machines reach this one. Linux has all of 127.0.0.0/8, which stands in for them. */
const otherAddresses = [
  ...Object.values(networkInterfaces()).flatMap((each) => each ?? []),
  ...(process.platform === 'linux' ? [{ family: 'IPv4', internal: false, address: '127.0.0.2' }] : []),
].flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : []));

it('listens on this machine only, and on all its addresses with the host 0.0.0.0', async () => {
  const database = await createDatabase();
  onTestFinished(() => database?.drop());
  const reachable = async (host?: string) => {
    const sandbox = await startSandbox({ ...options, host, databaseUrl: database?.url });
    const sites = otherAddresses.flatMap((address) =>
      [sandbox.url, sandbox.partnerUrl].map((url) => url.replace('localhost', address)),
    );
    const responses = await Promise.allSettled([sandbox.url, ...sites].map((url) => fetch(url)));
    await sandbox.close();
    return responses.map(({ status }) => status);
  };
  expect(new Set((await reachable()).slice(1))).toEqual(new Set(otherAddresses.length > 0 ? ['rejected'] : []));
  expect(new Set(await reachable('0.0.0.0'))).toEqual(new Set(['fulfilled']));
});

it.each([
  {
    host: undefined,
    answers: ['localhost', '127.0.0.1', 'brand.localhost'],
    refuses: ['rebound.example', 'notlocalhost'],
  },
  { host: '127.0.0.1', answers: ['localhost', 'rebound.example'], refuses: [] },
])(
  'answers requests to the names of this machine only, unless it has a host: $host',
  async ({ host, answers, refuses }) => {
    const sandbox = await startSandbox({ ...options, host });
    onTestFinished(() => sandbox.close());
    const statusAt = (site: string, name: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const { port } = new URL(site);
        get({ port, path: '/', headers: { host: `${name}:${port}` } }, (response) =>
          resolve(response.resume().statusCode),
        ).on('error', reject);
      });
    for (const site of [sandbox.url, sandbox.partnerUrl]) {
      for (const name of answers) expect(await statusAt(site, name)).not.toBe(421);
      for (const name of refuses) expect(await statusAt(site, name)).toBe(421);
    }
  },
);

it.each(['port', 'partnerPort'])('opens no database when its %s is taken', async (name) => {
  const other = createServer();
  await new Promise<void>((listening) => void other.listen(0, listening));
  const { port } = other.address() as AddressInfo;
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
  const starting = startSandbox({ ...options, [name]: port, databaseUrl });
  await expect(starting).rejects.toEqual(new PortTakenError(port, undefined));
  await new Promise((closed) => void other.close(closed));
});

it('names the database that could not be opened, without its credential', async () => {
  const databaseUrl = 'postgres://nobody:secret@127.0.0.1:1/none';
  const error = await startSandbox({ ...options, databaseUrl }).catch((reason: unknown) => reason as Error);
  expect(error).toBeInstanceOf(Error);
  expect((error as Error).message).toContain('The database did not open (PostgreSQL)');
  expect((error as Error).message).not.toContain('secret');
});
