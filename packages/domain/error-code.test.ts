import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { errorOf, errorsByField, requiredText } from './error-code.ts';
import { zipCodeSchema } from './zip-code.ts';

describe('requiredText', () => {
  it.each([
    ['', 'required'],
    ['  ', 'required'],
    [undefined, 'required'],
    [null, 'required'],
    [5, 'required'],
    ['x', undefined],
  ])('validates %j with the error %s', (value, expected) => {
    expect(errorOf(requiredText(), value)).toBe(expected);
  });

  it('trims a text', () => {
    expect(z.parse(requiredText(), ' Alex ')).toBe('Alex');
  });
});

describe('errorsByField', () => {
  const schema = z.object({ zip: zipCodeSchema, city: requiredText(), nested: z.object({ zip: zipCodeSchema }) });

  it('returns the first error of each field, and a nested error under its field', () => {
    expect(errorsByField(schema, { zip: '7', city: '', nested: { zip: 'x' } })).toEqual({
      zip: 'zipInvalid',
      city: 'required',
      nested: 'zipInvalid',
    });
  });

  it('returns no errors for valid values', () => {
    expect(errorsByField(schema, { zip: '78701', city: 'Austin', nested: { zip: '78701' } })).toEqual({});
  });

  it('omits an error of the whole object', () => {
    expect(errorsByField(z.object({}).check(z.refine(() => false, 'required')), {})).toEqual({});
  });

  it('accepts a field named `__proto__`', () => {
    const odd = z.record(z.string(), zipCodeSchema);
    expect(errorsByField(odd, JSON.parse('{"__proto__":"x","constructor":"x"}'))).toEqual({
      constructor: 'zipInvalid',
    });
    expect(({} as { zip?: string }).zip).toBeUndefined();
  });
});
