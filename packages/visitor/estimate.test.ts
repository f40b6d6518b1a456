import { describe, expect, it, vi } from 'vitest';
import { type Estimate, openEstimate } from './estimate.ts';
import { Device } from './testing/device.ts';

const estimate: Estimate = {
  place: { zip: '78701', city: 'Austin', state: 'TX' },
  placeZip: '78701',
  drivers: ['Alex', 'Kim'],
  vehicles: [{ year: 2003, make: 'Honda', model: 'Accord' }],
  price: { amount: 10_708, every: 'month', downPayment: 10_708, total: 64_250, term: 6, quoteCount: 5 },
  quotedAt: Date.UTC(2026, 0, 15),
  transactionId: 'transaction-1',
  hash: 'quotes',
};

const storageKey = 'covermount:LS:estimate';

/** A device with its key, and pages that open the record on it. */
async function deviceWithKey() {
  const device = new Device();
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const openKey = vi.fn(() => Promise.resolve(key));
  const open = (brandCode = 'LS') => {
    const visitor = device.openTab({ brandCode });
    return { visitor, record: openEstimate(visitor, { openKey, page: visitor.page }) };
  };
  return { device, open, openKey };
}

const isThere = (device: Device) => vi.waitFor(() => expect(device.items.has(storageKey)).toBe(true));

describe('the estimate of a visitor', () => {
  it('is known at once where it was saved, and told to whoever follows it', async () => {
    const { open } = await deviceWithKey();
    const { record } = open();
    const listener = vi.fn();
    const stop = record.subscribe(listener);
    expect(record.read()).toBeNull();
    record.save(estimate);
    expect(record.read()).toEqual(estimate);
    expect(listener).toHaveBeenCalledOnce();
    stop();
    record.clear();
    expect(record.read()).toBeNull();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is there on the next page, and nobody reads it in storage', async () => {
    const { device, open } = await deviceWithKey();
    open().record.save(estimate);
    await isThere(device);
    expect([...device.items].join()).not.toMatch(/Alex|Honda|78701/);
    const { record } = open();
    expect(record.read()).toBeUndefined();
    await vi.waitFor(() => expect(record.read()).toEqual(estimate));
  });

  it('follows other tabs, after a save of its own too', async () => {
    const { device, open } = await deviceWithKey();
    const [one, other] = [open().record, open().record];
    one.save(estimate);
    await vi.waitFor(() => expect(other.read()).toEqual(estimate));
    other.save({ ...estimate, drivers: ['Alex'] });
    await vi.waitFor(() => expect(one.read()?.drivers).toEqual(['Alex']));
    other.clear();
    expect(device.items.has(storageKey)).toBe(false);
    await vi.waitFor(() => expect(one.read()).toBeNull());
  });

  it('is forgotten with the visitor', async () => {
    const { device, open } = await deviceWithKey();
    const { visitor, record } = open();
    record.save(estimate);
    await isThere(device);
    visitor.forget();
    expect(record.read()).toBeNull();
    expect(device.items.has(storageKey)).toBe(false);
  });

  it('is of one brand', async () => {
    const { device, open } = await deviceWithKey();
    open().record.save(estimate);
    await isThere(device);
    expect(open('GC').record.read()).toBeNull();
  });

  it('is none after 168 hours, and none where storage holds something else', async () => {
    const { device, open } = await deviceWithKey();
    open().record.save(estimate);
    await isThere(device);
    device.now += 168 * 3_600_000;
    const late = open().record;
    await vi.waitFor(() => expect(late.read()).toBeNull());
    device.items.set(storageKey, '{"v":1,"data":"?"}');
    const wrong = open().record;
    await vi.waitFor(() => expect(wrong.read()).toBeNull());
  });

  it('lasts as long as the page where storage is denied', async () => {
    const { device, open } = await deviceWithKey();
    device.storageIs = 'denied';
    const { record } = open();
    record.save(estimate);
    expect(record.read()).toEqual(estimate);
  });

  it('makes no key where there is nothing to keep', async () => {
    const { open, openKey } = await deviceWithKey();
    expect(open().record.read()).toBeNull();
    expect(openKey).not.toHaveBeenCalled();
  });
});
