import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createVisitor } from './create-visitor.ts';
import { openEncryptionKey } from './encryption-key.ts';
import { openVisitor } from './visitor.ts';

const shape = { version: 1, schema: z.object({ firstName: z.string() }) };
const alex = { firstName: 'Alex' };

/** Opens the record as after a reload: in a new store on the same storage. */
function nextVisit(brandCode: string) {
  const options = { brandCode, now: Date.now, storage: localStorage, page: window, createId: () => 'anonymous-1' };
  return createVisitor(options).record('prefill', shape);
}

afterEach(() => localStorage.clear());

describe('encrypted record in a browser', () => {
  it('restores a record on the next page and keeps it unreadable in storage', async () => {
    const record = openVisitor({ brandCode: 'B1' }).record('prefill', shape);
    record.remember(alex);
    await record.settled();
    expect(await nextVisit('B1').load()).toEqual(alex);
    expect(localStorage.getItem('covermount:B1:prefill')).toMatch(
      /^\{"v":1,"savedAt":\d+,"expiresAt":\d+,"data":"[\w+/]+=*"\}$/,
    );
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Alex');
  });

  it('shares a record between all flows of the brand', () => {
    const open = () => openVisitor({ brandCode: 'B1' }).record('prefill', shape);
    expect(open()).toBe(open());
  });

  it('writes a record when the page is hidden right after the change', async () => {
    const record = nextVisit('B2');
    record.remember({ firstName: '' });
    await record.settled();
    record.remember(alex);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(await nextVisit('B2').load()).toEqual(alex);
  });

  it('refuses to decrypt a record for another brand', async () => {
    const record = nextVisit('B3');
    record.remember(alex);
    await record.settled();
    localStorage.setItem('covermount:B4:prefill', localStorage.getItem('covermount:B3:prefill')!);
    expect(await nextVisit('B4').load()).toBeUndefined();
  });
});

describe('device key', () => {
  it('creates the device key once, in whichever tab is first, and does not export it', async () => {
    const keys = await Promise.all([openEncryptionKey('B5'), openEncryptionKey('B5'), openEncryptionKey('B5')]);
    const iv = new Uint8Array(12);
    const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, keys[0], new Uint8Array([1, 2, 3]));
    for (const key of [...keys, await openEncryptionKey('B5')]) {
      expect(new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, encrypted))).toEqual(
        new Uint8Array([1, 2, 3]),
      );
      await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
    }
  });

  it('leaves no connection open that would block the deletion of its database', async () => {
    await openEncryptionKey('B6');
    // Succeeds only once every connection is closed; other test files may hold one for a moment.
    await new Promise<void>((resolve) => {
      indexedDB.deleteDatabase('covermount').addEventListener('success', () => resolve());
    });
    expect((await openEncryptionKey('B6')).extractable).toBe(false);
  });
});
