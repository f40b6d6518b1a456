import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { RecordKind } from './record.ts';
import { openSealedRecord, type SealedRecordOptions } from './sealed-record.ts';
import { deferred, Device } from './testing/device.ts';

interface Answers {
  firstName: string;
}

const hour = 3_600_000;
const kind: RecordKind<Answers> = {
  version: 1,
  timeToLive: 168 * hour,
  schema: z.object({ firstName: z.string() }),
};
const alex = { firstName: 'Alex' };
const storageKey = 'covermount:LS:prefill';

function makeKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** A device with its key, and records opened on it as pages do. */
async function deviceWithKey() {
  const device = new Device();
  const key = await makeKey();
  const open = (options: SealedRecordOptions & { name?: string } = {}) => {
    const tab = device.openTab();
    const { name = 'prefill', ...rest } = options;
    const record = openSealedRecord(tab, name, kind, { openKey: async () => key, page: tab.page, ...rest });
    return { ...record, tab, leave: () => void tab.page.dispatchEvent(new Event('pagehide')) };
  };
  return { device, key, open };
}

describe('a sealed record', () => {
  it('is there in the next visit, and nobody reads it in storage', async () => {
    const { device, open } = await deviceWithKey();
    const record = open();
    record.save(alex);
    await record.settled();
    expect(await open().load()).toEqual(alex);
    expect([...device.items].join()).not.toContain('Alex');
  });

  it('is what was saved last, at once in this page', async () => {
    const { open } = await deviceWithKey();
    const record = open();
    for (let count = 0; count < 50; count += 1) record.save({ firstName: `Alex ${count}` });
    expect(await record.load()).toEqual({ firstName: 'Alex 49' });
    await record.settled();
    expect(await open().load()).toEqual({ firstName: 'Alex 49' });
  });

  it('is a copy: changing what was saved or loaded changes nothing', async () => {
    const { open } = await deviceWithKey();
    const record = open();
    const given = { ...alex };
    record.save(given);
    given.firstName = 'Sam';
    const loaded = await record.load();
    expect(loaded).toEqual(alex);
    expect(await record.load()).not.toBe(loaded);
  });

  it('keeps the newest when the page is left before encryption has ended', async () => {
    const { open } = await deviceWithKey();
    const record = open();
    record.save(alex);
    await record.settled();
    record.save({ firstName: 'José 🚗 李' });
    record.leave();
    expect(await open().load()).toEqual({ firstName: 'José 🚗 李' });
    await record.settled();
    expect(await open().load()).toEqual({ firstName: 'José 🚗 李' });
  });

  it('keeps the newest each time a page comes back and is left again', async () => {
    const { device, open } = await deviceWithKey();
    const record = open();
    const seen = new Set<string | undefined>();
    for (const firstName of ['Alex', 'Alexa', 'Alexander']) {
      // The pad is made while the key is at work for the writing before.
      record.save({ firstName: '' });
      await record.settled();
      record.save({ firstName });
      record.leave();
      expect(await open().load()).toEqual({ firstName });
      seen.add(device.items.get(storageKey));
      await record.settled();
    }
    expect(seen.size).toBe(3);
  });

  it('leaves long answers to the usual writing, and makes room for them', async () => {
    const { open } = await deviceWithKey();
    const record = open();
    const long = { firstName: 'x'.repeat(20_000) };
    record.save(long);
    await record.settled();
    expect(await open().load()).toEqual(long);
    record.save({ firstName: `${long.firstName}y` });
    record.leave();
    expect(await open().load()).toEqual({ firstName: `${long.firstName}y` });
  });

  it('does nothing when a page is left with nothing new', async () => {
    const { device, open } = await deviceWithKey();
    const record = open();
    record.leave();
    expect(device.items.size).toBe(0);
    record.save(alex);
    await record.settled();
    const text = device.items.get(storageKey);
    record.leave();
    expect(device.items.get(storageKey)).toBe(text);
  });

  it('is over after its time', async () => {
    const { device, open } = await deviceWithKey();
    const record = open();
    record.save(alex);
    await record.settled();
    device.now += 168 * hour;
    expect(await open().load()).toBeUndefined();
    expect(device.items.size).toBe(0);
  });

  it('can be taken away, even while it is being written', async () => {
    const { device, open } = await deviceWithKey();
    const record = open();
    record.save(alex);
    record.clear();
    await record.settled();
    record.leave();
    expect(await record.load()).toBeUndefined();
    expect(device.items.size).toBe(0);
    record.save(alex);
    await record.settled();
    expect(await open().load()).toEqual(alex);
  });

  it('is forgotten with the visitor', async () => {
    const { device, open } = await deviceWithKey();
    const record = open();
    record.save(alex);
    await record.settled();
    record.tab.forget();
    expect(await record.load()).toBeUndefined();
    expect(device.items.size).toBe(0);
  });

  it('saved while an older one is being loaded is the one that counts', async () => {
    const { open } = await deviceWithKey();
    const before = open();
    before.save(alex);
    await before.settled();
    const record = open();
    const loading = record.load();
    record.save({ firstName: 'Sam' });
    expect(await loading).toEqual({ firstName: 'Sam' });
  });
});

/** A device that an earlier visit left a record on. */
const stored = async () => {
  const setting = await deviceWithKey();
  const record = setting.open();
  record.save(alex);
  await record.settled();
  return setting;
};

describe('a sealed record that does not open', () => {
  it.each<[string, (text: string) => string]>([
    ['a changed byte', (text) => text.replace(/"text":"(.)/, (_, first) => `"text":"${first === 'A' ? 'B' : 'A'}`)],
    ['no text', (text) => text.replace(/"text":"[^"]*"/, '"text":""')],
    ['no base64', (text) => text.replace(/"text":"[^"]*"/, '"text":"%%%"')],
    ['a pad that is none', (text) => text.replace('"iv"', '"pad":"AAAA","iv"')],
    ['half of it', (text) => text.slice(0, text.length / 2)],
    ['another version', (text) => text.replace('"v":1', '"v":2')],
  ])('has %s: it reads as none and is taken away', async (_, change) => {
    const { device, open } = await stored();
    const text = device.items.get(storageKey)!;
    expect(change(text)).not.toBe(text);
    device.items.set(storageKey, change(text));
    expect(await open().load()).toBeUndefined();
    expect(device.items.size).toBe(0);
  });

  it('has another shape by now', async () => {
    const { open } = await deviceWithKey();
    const record = open();
    record.save({ first: 'Alex' } as unknown as Answers);
    await record.settled();
    expect(await open().load()).toBeUndefined();
  });

  it('has a key that is gone', async () => {
    const { open } = await stored();
    expect(await open({ openKey: makeKey }).load()).toBeUndefined();
  });

  it('was sealed under another name', async () => {
    const { device, open } = await stored();
    device.items.set('covermount:LS:other', device.items.get(storageKey)!);
    expect(await open({ name: 'other' }).load()).toBeUndefined();
  });
});

describe('without the means', () => {
  it('of encryption, it lasts as long as the page and is never stored', async () => {
    const { device, open } = await deviceWithKey();
    const record = open({ openKey: () => Promise.reject(new Error('Denied.')) });
    record.save(alex);
    await record.settled();
    record.leave();
    expect(await record.load()).toEqual(alex);
    expect(device.items.size).toBe(0);
  });

  it('of storage, it lasts as long as the page', async () => {
    const { device, open } = await deviceWithKey();
    device.storageIs = 'full';
    const record = open();
    record.save(alex);
    await record.settled();
    expect(await record.load()).toEqual(alex);
    record.clear();
    expect(await record.load()).toBeUndefined();
  });

  it('of an answer from the browser, loading gives up and saving goes on', async () => {
    const { key, open } = await deviceWithKey();
    const before = open();
    before.save(alex);
    await before.settled();
    const answer = deferred<CryptoKey>();
    const record = open({ openKey: () => answer.promise, patience: 5 });
    expect(await record.load()).toBeUndefined();
    record.save({ firstName: 'Sam' });
    answer.resolve(key);
    await record.settled();
    expect(await open().load()).toEqual({ firstName: 'Sam' });
  });
});
