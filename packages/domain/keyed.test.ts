import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { keyed, keyedBy } from './keyed.ts';

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

describe('keyed', () => {
  it('accepts any key with a valid value', () => {
    expect(z.parse(keyed(z.number()), { a: 1, 'ñ b': 2 })).toEqual({ a: 1, 'ñ b': 2 });
    expect(z.parse(keyed(z.number()), {})).toEqual({});
  });

  it.each([[{ a: '1' }], [[1]], ['text'], [null], [undefined], [1]])('rejects %j', (value) => {
    expect(accepts(keyed(z.number()), value)).toBe(false);
  });

  it('returns an object without the prototype in its input', () => {
    const sent: unknown = JSON.parse('{"a":1,"__proto__":{"polluted":1}}');
    const result = z.parse(keyed(z.unknown()), sent);
    expect(Object.keys(result)).toEqual(['a']);
    expect((result as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('converts to an object with typed values in JSON Schema', () => {
    expect(z.toJSONSchema(keyed(z.string()))).toMatchObject({
      type: 'object',
      additionalProperties: { type: 'string' },
    });
  });
});

describe('keyedBy', () => {
  it('accepts a subset of its keys and rejects any other key', () => {
    const schema = keyedBy(['a', 'b'], z.string());
    expect(z.parse(schema, { b: 'x' })).toEqual({ b: 'x' });
    expect(accepts(schema, { c: 'x' })).toBe(false);
  });
});
