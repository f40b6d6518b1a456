import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readRecord, type RecordFormat, writeRecord } from './record.ts';

const now = Date.UTC(2026, 0, 15);
const hour = 3_600_000;
const format: RecordFormat<{ zip: string }> = {
  version: 2,
  timeToLive: hour,
  schema: z.object({ zip: z.string().check(z.regex(/^\d{5}$/)) }),
};
const data = { zip: '78701' };
const tenYears = 87_600 * hour;

describe('record', () => {
  it('reads a record as it was written, until it expires', () => {
    const text = writeRecord(data, format, now);
    expect(readRecord(text, format, now)).toEqual({ data, savedAt: now, expiresAt: now + hour });
    expect(readRecord(text, format, now + hour - 1)?.data).toEqual(data);
    expect(readRecord(text, format, now + hour)).toBeUndefined();
  });

  it('expires a record earlier than its time to live on request', () => {
    const text = writeRecord(data, format, now, now + 5);
    expect(readRecord(text, format, now + 4)?.expiresAt).toBe(now + 5);
    expect(readRecord(text, format, now + 5)).toBeUndefined();
  });

  it.each([
    ['ten years behind when it was written', now - tenYears],
    ['ten years ahead when it was written', now + tenYears],
    ['an hour ahead when it was written', now + hour],
  ])('ignores a record when the clock was %s', (_, writtenAt) => {
    expect(readRecord(writeRecord(data, format, writtenAt), format, now)).toBeUndefined();
  });

  it('reads a record after a small correction of the clock', () => {
    expect(readRecord(writeRecord(data, format, now + 30_000), format, now)?.data).toEqual(data);
  });

  const valid = { v: 2, savedAt: now, expiresAt: now + hour, data };
  it.each<[string, unknown]>([
    ['another version', { ...valid, v: 1 }],
    ['another version as text', { ...valid, v: '2' }],
    ['a lifetime above its time to live', { ...valid, expiresAt: now + 2 * hour }],
    ['no expiry', { ...valid, expiresAt: null }],
    ['times as text', { ...valid, savedAt: String(now), expiresAt: String(now + hour) }],
    ['other data', { ...valid, data: { zip: 78701 } }],
    ['no data', { v: 2, savedAt: now, expiresAt: now + hour }],
    ['a list', [valid]],
    ['null', null],
    ['a number', 7],
  ])('ignores a record with %s', (_, record) => {
    expect(readRecord(JSON.stringify(record), format, now)).toBeUndefined();
  });

  it('drops keys that the schema does not have, including `__proto__`', () => {
    const text = `{"v":2,"savedAt":${now},"expiresAt":${now + hour},"__proto__":{"zip":"1"},"data":{"zip":"78701","__proto__":{"isAdmin":true},"x":1}}`;
    const read = readRecord(text, format, now)?.data;
    expect(Object.keys(read ?? {})).toEqual(['zip']);
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect((read as unknown as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('returns undefined for any other text, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constantFrom('', '{', 'null', 'undefined', '<html>')), (text) => {
        expect(readRecord(text, format, now)).toBeUndefined();
      }),
    );
  });
});
