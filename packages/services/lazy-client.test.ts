import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { cityByZip } from './address/city-by-zip.contract.ts';
import { cityByZip as lookUp } from './address/city-by-zip.ts';
import { AbortedError, NetworkError, type ServiceError } from './errors.ts';
import { reportError } from './events/report-error.contract.ts';
import type { ServiceClientOptions } from './http.ts';
import { createLazyClient } from './lazy-client.ts';
import { servicesConfig } from './services-config.ts';

const loads = vi.hoisted(() => ({ count: 0, fail: false }));
vi.mock('./http.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('./http.ts')>();
  return {
    get createServiceClient() {
      loads.count += 1;
      if (loads.fail) throw new TypeError('Failed to fetch dynamically imported module');
      return original.createServiceClient;
    },
  };
});

afterEach(() => Object.assign(loads, { count: 0, fail: false }));

function lazyClient() {
  const reported: ServiceError[] = [];
  const options: ServiceClientOptions = {
    services: z.parse(servicesConfig, { brandCode: 'LS' }),
    variant: () => 'primary',
    language: () => 'en',
    trackId: 'track-1',
    pageBase: 'https://www.agency.example/',
    tokens: { guest: () => Promise.resolve('guest-1'), renewGuest: () => Promise.resolve('guest-2') },
    botCheck: () => Promise.resolve('sandbox'),
    report: (error) => void reported.push(error),
    fetch: () =>
      Promise.resolve(
        Response.json({ isQuoteAvaliable: true, addresses: [{ zip: '78701', state: 'TX', city: 'Austin' }] }),
      ),
  };
  return { client: createLazyClient(options), reported };
}

it('loads the client once, with the first call', async () => {
  const { client } = lazyClient();
  expect(client.services.brandCode).toBe('LS');
  expect(loads.count).toBe(0);
  const [first] = await Promise.all([lookUp(client, { zip: '78701' }), lookUp(client, { zip: '78701' })]);
  expect(first.isQuotable).toBe(true);
  expect(loads.count).toBe(1);
});

it('throws and reports a network error when the client cannot be loaded, and loads it with the next call', async () => {
  const { client, reported } = lazyClient();
  loads.fail = true;
  await expect(lookUp(client, { zip: '78701' })).rejects.toBeInstanceOf(NetworkError);
  expect(reported).toMatchObject([{ kind: 'network', callId: 'cityByZip' }]);
  loads.fail = false;
  expect((await lookUp(client, { zip: '78701' })).isQuotable).toBe(true);
});

it('does not report a failed report', async () => {
  const { client, reported } = lazyClient();
  loads.fail = true;
  const body = { label: 'API Error', message: 'm', status: 0 };
  await expect(client.call(reportError, { body }, () => undefined)).rejects.toBeInstanceOf(NetworkError);
  expect(reported).toEqual([]);
});

it('throws an unreported abort error when the call was aborted while the client failed to load', async () => {
  const { client, reported } = lazyClient();
  loads.fail = true;
  const query = { zip: '78701' };
  const call = client.call(cityByZip, { query, signal: AbortSignal.abort() }, () => undefined);
  await expect(call).rejects.toBeInstanceOf(AbortedError);
  expect(reported).toEqual([]);
});
