import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
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

describe.each([
  ['an identifier', identifier, ['rq-1', 7], ['', 1.5, null]],
  ['a count', count, [0, 6, '06', '999999999'], [-1, 1.5, '-1', '1.5', '', '1234567890', null]],
  ['dollars', dollars, [0, 642.5, 1e9, '642.50', '0'], [-0.01, 1e9 + 1, '-1', '1e9', '$5', '', '.5', null]],
] as const)('%s', (_what, schema, good, bad) => {
  it.each(good)('accepts %j', (value) => {
    expect(accepts(schema(), value)).toBe(true);
  });

  it.each(bad)('rejects %j', (value) => {
    expect(accepts(schema(), value)).toBe(false);
  });
});
