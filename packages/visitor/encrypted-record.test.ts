import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { EncryptedName } from './record-definitions.ts';
import { deferred, Device, makeKey } from './testing/device.ts';
import type { VisitorOptions } from './visitor.types.ts';

interface Answers {
  firstName: string;
}

const hour = 3_600_000;
const schema = z.object({ firstName: z.string() });
const alex = { firstName: 'Alex' };
const storageKey = 'covermount:LS:prefill';

/** Opens the record in a new page of the device. */
function openOn(device: Device, options: Partial<VisitorOptions> = {}, name: EncryptedName = 'prefill') {
  const tab = device.openTab(options);
  const record = tab.record<EncryptedName, Answers>(name, { version: 1, schema });
  return { ...record, tab, hide: () => void tab.page.dispatchEvent(new Event('pagehide')) };
}

/** A device on which an earlier page stored answers. */
async function deviceWithRecord(answers: Answers = alex) {
  const device = new Device();
  const record = openOn(device);
  record.remember(answers);
  await record.settled();
  return device;
}

/** Opens the record, and waits until it can write without waiting. */
async function openReadyOn(device: Device) {
  const record = openOn(device);
  record.prepare();
  await record.settled();
  return record;
}

describe('encrypted record', () => {
  it('restores a record on the next page and keeps it unreadable in storage', async () => {
    const device = await deviceWithRecord();
    expect(await openOn(device).load()).toEqual(alex);
    expect([...device.items].join()).not.toContain('Alex');
    expect([...device.items].join()).not.toContain(btoa('Alex').slice(0, 5));
  });

  it('loads what was remembered last, immediately on the same page', async () => {
    const device = new Device();
    const record = openOn(device);
    for (let count = 0; count < 50; count += 1) record.remember({ firstName: `Alex ${count}` });
    expect(record.read()).toEqual({ firstName: 'Alex 49' });
    expect(await record.load()).toEqual({ firstName: 'Alex 49' });
    await record.settled();
    expect(await openOn(device).load()).toEqual({ firstName: 'Alex 49' });
  });

  it('loads copies, which do not change with what was remembered', async () => {
    const record = openOn(new Device());
    const data = { ...alex };
    record.remember(data);
    data.firstName = 'Sam';
    const loaded = await record.load();
    expect(loaded).toEqual(alex);
    expect(await record.load()).not.toBe(loaded);
  });

  it('holds undefined until a record is loaded and null when there is none', async () => {
    const device = await deviceWithRecord();
    expect(new Device().openTab().getState().prefill).toBeNull();
    const record = openOn(device);
    expect(record.tab.getState().prefill).toBeUndefined();
    await record.load();
    expect(record.tab.getState().prefill).toEqual(alex);
    record.drop();
    expect(record.tab.getState().prefill).toBeNull();
  });

  it('writes a record in one synchronous step when the page is hidden', async () => {
    const device = new Device();
    const record = await openReadyOn(device);
    record.remember({ firstName: 'José 🚗 李' });
    expect(device.items.size).toBe(0);
    record.hide();
    expect(device.items.size).toBe(1);
    expect(await openOn(device).load()).toEqual({ firstName: 'José 🚗 李' });
  });

  it('writes a record each time the page is hidden, and never twice in the same form', async () => {
    const device = new Device();
    const record = await openReadyOn(device);
    const seen = new Set<string | undefined>();
    for (const firstName of ['Alex', 'Alexa', 'Alex']) {
      record.remember({ firstName });
      record.hide();
      expect(await openOn(device).load()).toEqual({ firstName });
      seen.add(device.items.get(storageKey));
    }
    expect(seen.size).toBe(3);
  });

  it('writes a record of any length when the page is hidden', async () => {
    const device = new Device();
    const record = await openReadyOn(device);
    const long = { firstName: 'x'.repeat(100_000) };
    record.remember(long);
    record.hide();
    expect(await openOn(device).load()).toEqual(long);
  });

  it('skips the write when a page without changes is hidden', async () => {
    const device = new Device();
    const record = await openReadyOn(device);
    record.hide();
    expect(device.items.size).toBe(0);
    record.remember(alex);
    await record.settled();
    const text = device.items.get(storageKey);
    record.hide();
    expect(device.items.get(storageKey)).toBe(text);
  });

  it('expires a record in storage and in memory', async () => {
    const device = new Device();
    const record = openOn(device);
    record.remember(alex);
    await record.settled();
    device.now += 168 * hour;
    expect(await openOn(device).load()).toBeUndefined();
    expect(device.items.size).toBe(0);
    expect(record.read()).toBeNull();
    expect(await record.load()).toBeUndefined();
  });

  it('keeps the answers to a purchase for 168 hours', async () => {
    const device = new Device();
    const record = openOn(device, {}, 'purchase.t-1');
    record.remember(alex);
    await record.settled();
    device.now += 168 * hour - 1;
    expect(await openOn(device, {}, 'purchase.t-1').load()).toEqual(alex);
    device.now += 1;
    expect(await openOn(device, {}, 'purchase.t-1').load()).toBeUndefined();
    expect(device.items.size).toBe(0);
  });

  it('removes a record while it is being written', async () => {
    const device = new Device();
    const record = openOn(device);
    record.remember(alex);
    record.drop();
    await record.settled();
    record.hide();
    expect(await record.load()).toBeUndefined();
    expect(device.items.size).toBe(0);
    record.remember(alex);
    await record.settled();
    expect(await openOn(device).load()).toEqual(alex);
  });

  it('removes a record when the visitor is forgotten', async () => {
    const device = new Device();
    const record = openOn(device);
    record.remember(alex);
    await record.settled();
    record.tab.forget();
    expect(await record.load()).toBeUndefined();
    expect(device.items.size).toBe(0);
  });

  it('removes a record with the visitor on a page that has not opened it', async () => {
    const device = await deviceWithRecord();
    device.openTab().forget();
    expect(device.items.size).toBe(0);
  });

  it('loads what was remembered while an older record was being decrypted', async () => {
    const record = openOn(await deviceWithRecord());
    const loading = record.load();
    record.remember({ firstName: 'Sam' });
    expect(await loading).toEqual({ firstName: 'Sam' });
  });

  it('keeps the answers of this page when another tab writes', async () => {
    const device = new Device();
    const [record, elsewhere] = [openOn(device), openOn(device)];
    record.remember(alex);
    await record.settled();
    elsewhere.remember({ firstName: 'Sam' });
    await elsewhere.settled();
    expect(record.read()).toEqual(alex);
    expect(await record.load()).toEqual(alex);
  });

  it('reports what another tab writes or removes, and nothing that this tab writes', async () => {
    const device = new Device();
    const [record, elsewhere] = [openOn(device), openOn(device)];
    const replacements: Promise<unknown>[] = [];
    const stop = record.onReplaced((written) => replacements.push(written));
    record.remember(alex);
    await record.settled();
    expect(replacements).toEqual([]);
    elsewhere.remember({ firstName: 'Sam' });
    await elsewhere.settled();
    expect(await Promise.all(replacements)).toEqual([{ firstName: 'Sam' }]);
    elsewhere.drop();
    expect(await replacements.at(-1)).toBeUndefined();
    stop();
    elsewhere.remember(alex);
    await elsewhere.settled();
    expect(replacements).toHaveLength(2);
  });

  it('shares a record between all callers of a name, and accepts writes before its schema is known', async () => {
    const tab = new Device().openTab();
    const early = tab.record('prefill', { version: 1 });
    early.remember(alex);
    expect(await early.load()).toBeUndefined();
    const record = tab.record('prefill', { version: 1, schema });
    expect(record).toBe(early);
    expect(await record.load()).toEqual(alex);
    expect(tab.record('purchase.1', { version: 1 })).not.toBe(tab.record('purchase.2', { version: 1 }));
  });
});

/**
 * Every text that differs from the given one in one bit of one character, or by a character that JSON or base64 might
 * ignore.
 */
function* tamperedTexts(text: string): Generator<string> {
  for (let index = 0; index < text.length; index += 1) {
    const replaced = (character: string) => text.slice(0, index) + character + text.slice(index + 1);
    for (let bit = 0; bit < 8; bit += 1) yield replaced(String.fromCharCode(text.charCodeAt(index) ^ (1 << bit)));
    for (const character of [' ', '=', '', `${text[index]} `, `${text[index]!}0`]) {
      if (replaced(character) !== text) yield replaced(character);
    }
  }
}

describe('tampered record', () => {
  it('refuses a record after any character of the stored text is changed, added or removed', async () => {
    const device = await deviceWithRecord();
    const stored = device.items.get(storageKey)!;
    const texts = [...tamperedTexts(stored)];
    expect(texts.length).toBeGreaterThan(stored.length * 12);
    const reader = openOn(device);
    for (const text of texts) {
      device.items.set(storageKey, text);
      const loaded = await reader.load();
      if (loaded !== undefined) expect.fail(`${text} loads as ${JSON.stringify(loaded)}`);
    }
    device.items.set(storageKey, stored);
    expect(await reader.load()).toEqual(alex);
  });

  it('refuses a record after any byte of the encrypted form is changed to any other byte', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 255 }), async (firstName, mask) => {
        const device = await deviceWithRecord({ firstName });
        const record = JSON.parse(device.items.get(storageKey)!) as { data: string };
        const bytes = Array.from(atob(record.data), (character) => character.charCodeAt(0));
        const reader = openOn(device);
        for (let index = 0; index < bytes.length; index += 1) {
          const changed = bytes.map((byte, at) => String.fromCharCode(at === index ? byte ^ mask : byte)).join('');
          device.items.set(storageKey, JSON.stringify({ ...record, data: btoa(changed) }));
          expect(await reader.load()).toBeUndefined();
        }
      }),
      { numRuns: 20 },
    );
  });

  it('refuses a record whose expiry was extended', async () => {
    const device = await deviceWithRecord();
    const record = JSON.parse(device.items.get(storageKey)!) as { savedAt: number; expiresAt: number };
    device.now += 168 * hour;
    const renewed = { ...record, savedAt: record.savedAt + hour, expiresAt: record.expiresAt + hour };
    device.items.set(storageKey, JSON.stringify(renewed));
    expect(await openOn(device).load()).toBeUndefined();
  });
});

describe('stored record that cannot be decrypted', () => {
  it.each<[string, (text: string) => string]>([
    ['no data', (text) => text.replace(/"data":"[^"]*"/, '"data":""')],
    ['no base64', (text) => text.replace(/"data":"[^"]*"/, '"data":"%%%"')],
    ['truncated text', (text) => text.slice(0, text.length / 2)],
    ['another version', (text) => text.replace('"v":1', '"v":2')],
    [
      'the former storage format',
      (text) => text.replace(/"data":"[^"]*"/, '"data":{"iv":"AAAA","text":"AAAA","pad":"AAAA"}'),
    ],
  ])('loads no record, and removes the stored one: %s', async (_, change) => {
    const device = await deviceWithRecord();
    const text = device.items.get(storageKey)!;
    expect(change(text)).not.toBe(text);
    device.items.set(storageKey, change(text));
    expect(await openOn(device).load()).toBeUndefined();
    expect(device.items.size).toBe(0);
  });

  it('loads no record after its shape has changed', async () => {
    const device = await deviceWithRecord({ first: 'Alex' } as unknown as Answers);
    expect(await openOn(device).load()).toBeUndefined();
  });

  it('loads no record when the key is lost', async () => {
    const device = await deviceWithRecord();
    expect(await openOn(device, { openKey: makeKey }).load()).toBeUndefined();
  });

  it('loads no record under another name', async () => {
    const device = await deviceWithRecord();
    device.items.set('covermount:LS:purchase.1', device.items.get(storageKey)!);
    expect(await openOn(device, {}, 'purchase.1').load()).toBeUndefined();
  });

  it('loads no record for another brand', async () => {
    const device = await deviceWithRecord();
    device.items.set('covermount:GC:prefill', device.items.get(storageKey)!);
    expect(await openOn(device, { brandCode: 'GC' }).load()).toBeUndefined();
  });
});

describe('encrypted record on a device that cannot encrypt or store', () => {
  it.each([
    ['rejects', () => Promise.reject(new Error('Denied.'))],
    [
      'throws',
      () => {
        throw new Error('Denied.');
      },
    ],
  ])('keeps a record in memory and never stores it when opening the key %s', async (_, openKey) => {
    const device = new Device();
    const record = openOn(device, { openKey });
    record.remember(alex);
    await record.settled();
    record.hide();
    expect(await record.load()).toEqual(alex);
    expect(device.items.size).toBe(0);
  });

  it('leaves a stored record in place when there is no key', async () => {
    const device = await deviceWithRecord();
    expect(await openOn(device, { openKey: () => Promise.reject(new Error('Denied.')) }).load()).toBeUndefined();
    expect(await openOn(device).load()).toEqual(alex);
  });

  it('keeps a record in memory when storage is full', async () => {
    const device = new Device();
    device.storageIs = 'full';
    const record = openOn(device);
    record.remember(alex);
    await record.settled();
    expect(await record.load()).toEqual(alex);
    record.drop();
    expect(await record.load()).toBeUndefined();
  });

  it('loads no record after a timeout when the browser does not answer, and writes once it does', async () => {
    const device = await deviceWithRecord();
    const key = deferred<CryptoKey>();
    const record = openOn(device, { openKey: () => key.promise, longestLoad: 5 });
    expect(await record.load()).toBeUndefined();
    record.remember({ firstName: 'Sam' });
    const opened = await makeKey();
    key.resolve(opened);
    await record.settled();
    expect(await openOn(device, { openKey: async () => opened }).load()).toEqual({ firstName: 'Sam' });
  });
});
