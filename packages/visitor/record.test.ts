import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readRecord, type RecordKind, writeRecord } from './record.ts';

const now = Date.UTC(2026, 0, 15);
const hour = 3_600_000;
const kind: RecordKind<{ zip: string }> = {
  version: 2,
  timeToLive: hour,
  schema: z.object({ zip: z.string().check(z.regex(/^\d{5}$/)) }),
};
const data = { zip: '78701' };
const tenYears = 87_600 * hour;

describe('a record', () => {
  it('is read as it was written, until its time is over', () => {
    const text = writeRecord(data, kind, now);
    expect(readRecord(text, kind, now)).toEqual({ data, expiresAt: now + hour });
    expect(readRecord(text, kind, now + hour - 1)?.data).toEqual(data);
    expect(readRecord(text, kind, now + hour)).toBeUndefined();
  });

  it('can end before its kind does', () => {
    const text = writeRecord(data, kind, now, now + 5);
    expect(readRecord(text, kind, now + 4)?.expiresAt).toBe(now + 5);
    expect(readRecord(text, kind, now + 5)).toBeUndefined();
  });

  it.each([
    ['ten years behind when it was written', now - tenYears],
    ['ten years ahead when it was written', now + tenYears],
    ['an hour ahead when it was written', now + hour],
  ])('is over when the clock was %s', (_, writtenAt) => {
    expect(readRecord(writeRecord(data, kind, writtenAt), kind, now)).toBeUndefined();
  });

  it('bears a small correction of the clock', () => {
    expect(readRecord(writeRecord(data, kind, now + 30_000), kind, now)?.data).toEqual(data);
  });

  const valid = { v: 2, savedAt: now, expiresAt: now + hour, data };
  it.each<[string, unknown]>([
    ['another version', { ...valid, v: 1 }],
    ['another version as text', { ...valid, v: '2' }],
    ['a longer life than its kind', { ...valid, expiresAt: now + 2 * hour }],
    ['no end', { ...valid, expiresAt: null }],
    ['times as text', { ...valid, savedAt: String(now), expiresAt: String(now + hour) }],
    ['other data', { ...valid, data: { zip: 78701 } }],
    ['no data', { v: 2, savedAt: now, expiresAt: now + hour }],
    ['a list', [valid]],
    ['null', null],
    ['a number', 7],
  ])('with %s is not read', (_, record) => {
    expect(readRecord(JSON.stringify(record), kind, now)).toBeUndefined();
  });

  it('keeps nothing that its schema does not know, `__proto__` least of all', () => {
    const text = `{"v":2,"savedAt":${now},"expiresAt":${now + hour},"__proto__":{"zip":"1"},"data":{"zip":"78701","__proto__":{"isAdmin":true},"x":1}}`;
    const read = readRecord(text, kind, now)?.data;
    expect(Object.keys(read ?? {})).toEqual(['zip']);
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect((read as unknown as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('never throws, whatever text stands in storage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constantFrom('', '{', 'null', 'undefined', '<html>')), (text) => {
        expect(readRecord(text, kind, now)).toBeUndefined();
      }),
    );
  });
});
