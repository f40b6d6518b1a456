import { describe, expect, it, vi } from 'vitest';
import type { VisitorOptions } from './create-visitor.ts';
import { type Estimate, estimateRecord } from './estimate.ts';
import { Device, makeKey } from './testing/device.ts';

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

/** Opens the estimate in a new page of the device, as a panel does. */
function openOn(device: Device, options: Partial<VisitorOptions> = {}) {
  const visitor = device.openTab(options);
  const record = estimateRecord(visitor);
  void record.load();
  return { visitor, record };
}

const isStored = (device: Device) => vi.waitFor(() => expect(device.items.has(storageKey)).toBe(true));

describe('the estimate of a visitor', () => {
  it('is in the store at once where it was remembered, and its subscribers are notified', () => {
    const { visitor, record } = openOn(new Device());
    const listener = vi.fn();
    const unsubscribe = visitor.subscribe(listener);
    expect(record.read()).toBeNull();
    record.remember(estimate);
    expect(visitor.getState().estimate).toEqual(estimate);
    expect(listener).toHaveBeenCalledOnce();
    unsubscribe();
    record.drop();
    expect(record.read()).toBeNull();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is restored on the next page, and is not readable in storage', async () => {
    const device = new Device();
    openOn(device).record.remember(estimate);
    await isStored(device);
    expect([...device.items].join()).not.toMatch(/Alex|Honda|78701/);
    const { record } = openOn(device);
    expect(record.read()).toBeUndefined();
    await vi.waitFor(() => expect(record.read()).toEqual(estimate));
  });

  it('follows the other tabs, even after it was remembered here', async () => {
    const device = new Device();
    const [a, b] = [openOn(device).record, openOn(device).record];
    a.remember(estimate);
    await vi.waitFor(() => expect(b.read()).toEqual(estimate));
    b.remember({ ...estimate, drivers: ['Alex'] });
    await vi.waitFor(() => expect(a.read()?.drivers).toEqual(['Alex']));
    b.drop();
    expect(device.items.has(storageKey)).toBe(false);
    await vi.waitFor(() => expect(a.read()).toBeNull());
  });

  it('is forgotten with the visitor', async () => {
    const device = new Device();
    const { visitor, record } = openOn(device);
    record.remember(estimate);
    await isStored(device);
    visitor.forget();
    expect(record.read()).toBeNull();
    expect(device.items.has(storageKey)).toBe(false);
  });

  it('belongs to one brand', async () => {
    const device = new Device();
    openOn(device).record.remember(estimate);
    await isStored(device);
    expect(openOn(device, { brandCode: 'GC' }).record.read()).toBeNull();
  });

  it('expires after 168 hours on the next page, and on a page that was open all the time', async () => {
    const device = new Device();
    const { visitor, record } = openOn(device);
    record.remember(estimate);
    await isStored(device);
    device.now += 168 * 3_600_000;
    const next = openOn(device).record;
    await vi.waitFor(() => expect(next.read()).toBeNull());
    visitor.page.dispatchEvent(new Event('pageshow'));
    expect(visitor.getState().estimate).toBeNull();
  });

  it('is none where storage holds something else', async () => {
    const device = new Device();
    device.items.set(storageKey, '{"v":1,"data":"?"}');
    const { record } = openOn(device);
    await vi.waitFor(() => expect(record.read()).toBeNull());
  });

  it('lives as long as the page where storage is denied', () => {
    const device = new Device();
    device.storageIs = 'denied';
    const { record } = openOn(device);
    record.remember(estimate);
    expect(record.read()).toEqual(estimate);
  });

  it('makes no key where there is nothing to store', async () => {
    const openKey = vi.fn(makeKey);
    const { record } = openOn(new Device(), { openKey });
    expect(await record.load()).toBeUndefined();
    expect(openKey).not.toHaveBeenCalled();
  });
});
