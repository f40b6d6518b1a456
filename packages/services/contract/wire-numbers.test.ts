import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { centsOf } from '#domain/money';
import { count, dollars, identifier, whole } from './wire-numbers.ts';

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

describe('wholeNumber', () => {
  it.each([0, -3, 2026, Number.MAX_SAFE_INTEGER])('accepts %d as a whole number', (value) => {
    expect(accepts(whole(), value)).toBe(true);
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '7', null, undefined, true])(
    'rejects %j as a whole number',
    (value) => {
      expect(accepts(whole(), value)).toBe(false);
    },
  );

  it('describes a whole number as an integer in JSON Schema, with the description of its key', () => {
    expect(z.toJSONSchema(whole().check(z.gte(1)))).toMatchObject({ type: 'integer', minimum: 1 });
  });
});

const readableDollars = [0, 642.5, 1e9, '642.50', '0', '1234.5', '1,234.50', '12,345,678', '$128', ' 988 ', '.5', '7.'];

describe.each([
  ['an identifier', identifier, ['rq-1', 7], ['', 1.5, null]],
  ['a count', count, [0, 6, '06', '999999999'], [-1, 1.5, '-1', '1.5', '', '1234567890', null]],
  [
    'dollars',
    dollars,
    readableDollars,
    [-0.01, 1e9 + 1, '-1', '-$5', '1e9', '', '.', '$', '128,40', '1,2345', '1234567890', 'soon', null],
  ],
] as const)('%s', (_what, schema, good, bad) => {
  it.each(good)('accepts %j', (value) => {
    expect(accepts(schema(), value)).toBe(true);
  });

  it.each(bad)('rejects %j', (value) => {
    expect(accepts(schema(), value)).toBe(false);
  });
});

it.each(readableDollars)('accepts only dollars that can be read as cents: %j', (value) => {
  expect(centsOf(value)).toBeGreaterThanOrEqual(0);
});
