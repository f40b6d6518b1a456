import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openPrefill } from './prefill.ts';
import { openSealKey } from './seal-key.ts';
import { openSealedRecord } from './sealed-record.ts';
import { openVisitor } from './visitor.ts';

const schema = z.object({ firstName: z.string() });
const alex = { firstName: 'Alex' };
const kind = { version: 1, timeToLive: 168 * 3_600_000, schema };

/** Another load of the page: what it remembers comes from storage alone. */
function nextVisit(brandCode: string) {
  return openSealedRecord(openVisitor({ brandCode }), 'prefill', kind);
}

afterEach(() => localStorage.clear());

describe('the prefill record in a browser', () => {
  it('is found in the next visit, and is not readable in storage', async () => {
    const prefill = openPrefill(openVisitor({ brandCode: 'B1' }), { version: 1, schema });
    prefill.save(alex);
    await prefill.settled();
    expect(await nextVisit('B1').load()).toEqual(alex);
    expect(localStorage.getItem('covermount:B1:prefill')).toMatch(/"iv":/);
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Alex');
  });

  it('is one for all flows of the brand', () => {
    const visitor = openVisitor({ brandCode: 'B1' });
    expect(openPrefill(visitor, { version: 1, schema })).toBe(openPrefill(visitor, { version: 1, schema }));
  });

  it('is saved by one who does not know its shape, and read by one who does', async () => {
    const visitor = openVisitor({ brandCode: 'B6' });
    const early = openPrefill(visitor, { version: 1 });
    early.save(alex);
    expect(await early.load()).toBeUndefined();
    expect(await openPrefill(visitor, { version: 1, schema }).load()).toEqual(alex);
  });

  it('keeps the newest on the way out of the page', async () => {
    const record = nextVisit('B2');
    record.save({ firstName: '' });
    await record.settled();
    record.save(alex);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(await nextVisit('B2').load()).toEqual(alex);
  });

  it('is of one brand: another one’s does not open', async () => {
    const record = nextVisit('B3');
    record.save(alex);
    await record.settled();
    localStorage.setItem('covermount:B4:prefill', localStorage.getItem('covermount:B3:prefill')!);
    expect(await nextVisit('B4').load()).toBeUndefined();
  });
});

describe('the key', () => {
  it('is made once, by whoever is first, and cannot be taken out', async () => {
    const keys = await Promise.all([openSealKey('B5'), openSealKey('B5'), openSealKey('B5')]);
    const iv = new Uint8Array(12);
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, keys[0], new Uint8Array([1, 2, 3]));
    for (const key of [...keys, await openSealKey('B5')]) {
      expect(new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed))).toEqual(
        new Uint8Array([1, 2, 3]),
      );
      await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
    }
  });
});
