import { describe, expect, it } from 'vitest';
import type { ServiceVariant } from '#domain/service-variant';
import { customerTokenRecord, customerTokenSource } from './customer-token.ts';
import { Device } from './testing/device.ts';

const minute = 60_000;

/** A tab in which a customer of a variant is signed in. */
async function signedIn(
  device: Device,
  { value = 'customer-1', variant = 'primary' }: { value?: string; variant?: ServiceVariant } = {},
) {
  const tab = device.openTab();
  const record = customerTokenRecord(tab);
  record.remember({ value, email: 'alex@example.com', name: 'Alex Example' });
  await record.settled();
  tab.remember('customerSession', { state: 'TX', variant });
  return tab;
}

describe('customer token', () => {
  it('is encrypted in storage, and read in every tab with the variant that issued it', async () => {
    const device = new Device();
    await signedIn(device, { variant: 'ca' });
    const source = customerTokenSource(device.openTab(), 'token');
    expect(source.variant()).toBe('ca');
    expect(await source.token()).toBe('customer-1');
    const stored = [...device.items].join();
    for (const secret of ['customer-1', 'alex@example.com', 'Alex']) expect(stored).not.toContain(secret);
  });

  it('is undefined when nobody is signed in', async () => {
    const source = customerTokenSource(new Device().openTab(), 'token');
    expect(source.variant()).toBeUndefined();
    expect(await source.token()).toBeUndefined();
  });

  it('is undefined after 30 minutes', async () => {
    const device = new Device();
    const source = customerTokenSource(await signedIn(device), 'token');
    device.now += 30 * minute - 1;
    expect(await source.token()).toBe('customer-1');
    device.now += 1;
    expect(await source.token()).toBeUndefined();
    expect([...device.items.keys()]).toEqual([]);
  });

  it('follows the token that another tab got', async () => {
    const device = new Device();
    const source = customerTokenSource(await signedIn(device), 'token');
    await signedIn(device, { value: 'customer-2' });
    expect(await source.token()).toBe('customer-2');
  });

  it('ends the session of a rejected token in all tabs', async () => {
    const device = new Device();
    const tab = await signedIn(device);
    const other = device.openTab();
    expect(await customerTokenSource(tab, 'token').end('customer-1')).toBe(false);
    expect(other.read('customerSession')).toBeUndefined();
    expect([...device.items.keys()]).toEqual([]);
  });

  it('keeps the session when the rejected token has been replaced', async () => {
    const device = new Device();
    const source = customerTokenSource(await signedIn(device, { value: 'customer-2' }), 'token');
    expect(await source.end('customer-1')).toBe(true);
    expect(await source.token()).toBe('customer-2');
  });

  it('keeps what an anonymous visitor entered when a call without a session is rejected', async () => {
    const tab = new Device().openTab();
    tab.remember('place', { zip: '78701', city: 'Austin', state: 'TX' });
    expect(await customerTokenSource(tab, 'cookie').end('')).toBe(false);
    expect(tab.read('place')).toBeDefined();
  });

  it('ends the session when the key of the device is lost', async () => {
    const device = new Device();
    await signedIn(device);
    device.loseKey();
    const tab = device.openTab();
    expect(await customerTokenSource(tab, 'token').token()).toBeUndefined();
    expect(tab.read('customerSession')).toBeUndefined();
  });

  it('rejects, and keeps the session, while the token cannot be decrypted', async () => {
    const device = new Device();
    await signedIn(device);
    const openKey = () => Promise.reject(new Error('IndexedDB is busy.'));
    const tab = device.openTab({ openKey });
    await expect(customerTokenSource(tab, 'token').token()).rejects.toThrow('could not be decrypted');
    expect(tab.read('customerSession')).toBeDefined();
  });

  it('is empty where a gateway keeps it, whether or not script knows of a session', async () => {
    const device = new Device();
    const source = customerTokenSource(device.openTab(), 'cookie');
    expect([source.variant(), await source.token()]).toEqual(['primary', '']);
    await signedIn(device, { variant: 'ca' });
    expect([source.variant(), await source.token()]).toEqual(['ca', '']);
  });
});
