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
  ])('of %j has the error %s', (value, expected) => {
    expect(errorOf(requiredText(), value)).toBe(expected);
  });

  it('drops blanks at either end', () => {
    expect(z.parse(requiredText(), ' Alex ')).toBe('Alex');
  });
});

describe('errorsByField', () => {
  const schema = z.object({ zip: zipCodeSchema, city: requiredText(), nested: z.object({ zip: zipCodeSchema }) });

  it('has the first error of each field, and a deeper one under its field', () => {
    expect(errorsByField(schema, { zip: '7', city: '', nested: { zip: 'x' } })).toEqual({
      zip: 'zipInvalid',
      city: 'required',
      nested: 'zipInvalid',
    });
  });

  it('is empty when all hold', () => {
    expect(errorsByField(schema, { zip: '78701', city: 'Austin', nested: { zip: '78701' } })).toEqual({});
  });

  it('leaves out an error of the whole', () => {
    expect(errorsByField(z.object({}).check(z.refine(() => false, 'required')), {})).toEqual({});
  });

  it('bears a field by the name of `__proto__`', () => {
    const odd = z.record(z.string(), zipCodeSchema);
    expect(errorsByField(odd, JSON.parse('{"__proto__":"x","constructor":"x"}'))).toEqual({
      constructor: 'zipInvalid',
    });
    expect(({} as { zip?: string }).zip).toBeUndefined();
  });
});
