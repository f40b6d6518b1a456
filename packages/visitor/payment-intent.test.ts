import { describe, expect, it } from 'vitest';
import { openPaymentIntents, type Payment } from './payment-intent.ts';
import { Device } from './testing/device.ts';

const due: Payment = { policyId: 'p-1', dueDate: '2026-12-01', amount: 12_840 };

async function deviceWithKey() {
  const device = new Device();
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const open = () => {
    const tab = device.openTab();
    return openPaymentIntents(tab, device.locks, { openKey: async () => key, page: tab.page });
  };
  return { device, open };
}

describe('the key of a payment', () => {
  it('is the same however often it is asked for, after a reload too', async () => {
    const { open } = await deviceWithKey();
    const intents = open();
    const keys = await Promise.all(Array.from({ length: 50 }, () => intents.keyOf(due)));
    expect(new Set([...keys, await open().keyOf(due)]).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is the same in tabs that ask at the same moment', async () => {
    const { open } = await deviceWithKey();
    const tabs = Array.from({ length: 8 }, () => open());
    expect(new Set(await Promise.all(tabs.map((tab) => tab.keyOf(due)))).size).toBe(1);
  });

  it('is another one for another policy, amount or due date', async () => {
    const { open } = await deviceWithKey();
    const intents = open();
    const others = [
      due,
      { ...due, policyId: 'p-2' },
      { ...due, amount: 1 },
      { ...due, dueDate: '2027-01-01' },
      { ...due, dueDate: undefined },
    ];
    expect(new Set(await Promise.all(others.map((payment) => intents.keyOf(payment)))).size).toBe(others.length);
  });

  it('lasts a day', async () => {
    const { device, open } = await deviceWithKey();
    const key = await open().keyOf(due);
    device.now += 24 * 3_600_000 - 1000;
    expect(await open().keyOf(due)).toBe(key);
    device.now += 2000;
    expect(await open().keyOf(due)).not.toBe(key);
  });

  it('names no policy in storage', async () => {
    const { device, open } = await deviceWithKey();
    await open().keyOf(due);
    expect(device.items.size).toBe(1);
    expect([...device.items].join()).not.toContain('p-1');
  });

  it.each(['denied', 'full'] as const)('holds as long as the page where storage is %s', async (storageIs) => {
    const { device, open } = await deviceWithKey();
    device.storageIs = storageIs;
    const intents = open();
    expect(await intents.keyOf(due)).toBe(await intents.keyOf(due));
  });
});
