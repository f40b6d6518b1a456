import { describe, expect, it, vi } from 'vitest';
import { estimateRecord } from './estimate.ts';
import type { Estimate } from './estimate.types.ts';
import { Device, makeKey } from './testing/device.ts';
import type { VisitorOptions } from './visitor.types.ts';

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

const isStored = (device: Device) => expect.poll(() => device.items.has(storageKey)).toBe(true);

describe('estimate', () => {
  it('updates the store and notifies subscribers immediately after an estimate is remembered', () => {
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

  it('restores an estimate on the next page and keeps it unreadable in storage', async () => {
    const device = new Device();
    openOn(device).record.remember(estimate);
    await isStored(device);
    expect([...device.items].join()).not.toMatch(/Alex|Honda|78701/);
    const { record } = openOn(device);
    expect(record.read()).toBeUndefined();
    await expect.poll(() => record.read()).toEqual(estimate);
  });

  it('follows the estimate of other tabs, also after this tab wrote its own', async () => {
    const device = new Device();
    const [a, b] = [openOn(device).record, openOn(device).record];
    a.remember(estimate);
    await expect.poll(() => b.read()).toEqual(estimate);
    b.remember({ ...estimate, drivers: ['Alex'] });
    await expect.poll(() => a.read()?.drivers).toEqual(['Alex']);
    b.drop();
    expect(device.items.has(storageKey)).toBe(false);
    await expect.poll(() => a.read()).toBeNull();
  });

  it('removes the estimate when the visitor is forgotten', async () => {
    const device = new Device();
    const { visitor, record } = openOn(device);
    record.remember(estimate);
    await isStored(device);
    visitor.forget();
    expect(record.read()).toBeNull();
    expect(device.items.has(storageKey)).toBe(false);
  });

  it('separates the estimates of brands', async () => {
    const device = new Device();
    openOn(device).record.remember(estimate);
    await isStored(device);
    expect(openOn(device, { brandCode: 'GC' }).record.read()).toBeNull();
  });

  it('expires an estimate after 168 hours, on the next page and on one that stayed open', async () => {
    const device = new Device();
    const { visitor, record } = openOn(device);
    record.remember(estimate);
    await isStored(device);
    device.now += 168 * 3_600_000;
    const next = openOn(device).record;
    await expect.poll(() => next.read()).toBeNull();
    visitor.page.dispatchEvent(new Event('pageshow'));
    expect(visitor.getState().estimate).toBeNull();
  });

  it('ignores anything else in storage', async () => {
    const device = new Device();
    device.items.set(storageKey, '{"v":1,"data":"?"}');
    const { record } = openOn(device);
    await expect.poll(() => record.read()).toBeNull();
  });

  it('keeps an estimate in memory when storage is denied', () => {
    const device = new Device();
    device.storageIs = 'denied';
    const { record } = openOn(device);
    record.remember(estimate);
    expect(record.read()).toEqual(estimate);
  });

  it('creates no key when there is nothing to store', async () => {
    const openKey = vi.fn(makeKey);
    const { record } = openOn(new Device(), { openKey });
    expect(await record.load()).toBeUndefined();
    expect(openKey).not.toHaveBeenCalled();
  });
});
