import { describe, expect, it } from 'vitest';
import { type Payment, paymentIntentKey } from './payment-intent.ts';
import { Device } from './testing/device.ts';

const due: Payment = { policyId: 'p-1', dueDate: '2026-12-01', amount: 12_840 };

describe('payment idempotency key', () => {
  it('returns the same key however often it is requested, also after a reload', async () => {
    const device = new Device();
    const tab = device.openTab();
    const keys = await Promise.all(Array.from({ length: 50 }, () => paymentIntentKey(tab, due)));
    expect(new Set([...keys, await paymentIntentKey(device.openTab(), due)]).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('returns the same key in tabs that request it at the same moment', async () => {
    const device = new Device();
    const tabs = Array.from({ length: 8 }, () => device.openTab());
    expect(new Set(await Promise.all(tabs.map((tab) => paymentIntentKey(tab, due)))).size).toBe(1);
  });

  it('returns another key for another policy, amount or due date', async () => {
    const tab = new Device().openTab();
    const payments = [
      due,
      { ...due, policyId: 'p-2' },
      { ...due, amount: 1 },
      { ...due, dueDate: '2027-01-01' },
      { ...due, dueDate: undefined },
    ];
    const keys = await Promise.all(payments.map((payment) => paymentIntentKey(tab, payment)));
    expect(new Set(keys).size).toBe(payments.length);
  });

  it('expires the key after a day', async () => {
    const device = new Device();
    const key = await paymentIntentKey(device.openTab(), due);
    device.now += 24 * 3_600_000 - 1000;
    expect(await paymentIntentKey(device.openTab(), due)).toBe(key);
    device.now += 2000;
    expect(await paymentIntentKey(device.openTab(), due)).not.toBe(key);
  });

  it('stores the key without a readable policy', async () => {
    const device = new Device();
    await paymentIntentKey(device.openTab(), due);
    expect(device.items.size).toBe(1);
    expect([...device.items].join()).not.toContain('p-1');
  });

  it.each(['denied', 'full'] as const)(
    'returns the same key during the life of the page when storage is %s',
    async (storageIs) => {
      const device = new Device();
      device.storageIs = storageIs;
      const tab = device.openTab();
      expect(await paymentIntentKey(tab, due)).toBe(await paymentIntentKey(tab, due));
    },
  );

  it('returns the same key after storage was emptied', async () => {
    const device = new Device();
    const tab = device.openTab();
    const key = await paymentIntentKey(tab, due);
    device.items.clear();
    expect(await paymentIntentKey(tab, due)).toBe(key);
  });
});
