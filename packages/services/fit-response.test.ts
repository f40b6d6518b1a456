import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { alsoNamed } from './contract/aliases.ts';
import { count, dollars, identifier } from './contract/wire-numbers.ts';
import { fiveDigits, isoDay, lenient, rows, stateCode, text } from './contract/wire-types.ts';
import { describeMisfit } from './describe-misfit.ts';
import { fitResponse, misfitOf } from './fit-response.ts';

const fitted = (schema: z.ZodMiniType, value: unknown) => {
  const { value: read, leftOut } = fitResponse(schema, value);
  return { read: z.parse(schema, read), leftOut: leftOut.map((misfit) => describeMisfit(misfit, { isPublic: true })) };
};
const read = (schema: z.ZodMiniType, value: unknown) => z.parse(schema, fitResponse(schema, value).value);

describe('fitResponse', () => {
  it.each<[string, z.ZodMiniType, unknown, unknown]>([
    ['a number as text', z.number(), '60000', 60000],
    ['a number with commas', z.number(), '60,000', 60000],
    ['an amount with a dollar sign', dollars(), '$1,234.50', '$1,234.50'],
    ['an amount with spaces', dollars(), ' 988 ', ' 988 '],
    ['an amount with a dollar sign as a number', z.number(), '$1,234.50', 1234.5],
    ['an amount with its currency', dollars(), '1,080.00 USD', 1080],
    ['an amount after its currency', dollars(), 'USD 1,080.00', 1080],
    ['an amount with a dollar sign after it', dollars(), '1,080.00 $', 1080],
    ['an amount of US dollars', dollars(), 'US$1,080.50', 1080.5],
    ['a negative number as text', z.number(), '-97.743', -97.743],
    ['an object instead of a list', rows(z.object({ id: text() })), { id: 'a' }, [{ id: 'a' }]],
    ['a count as text with spaces', count(), ' 6 ', '6'],
    ['a number instead of text', z.string(), 58213, '58213'],
    ['a number instead of an identifier', identifier(), 7, 7],
    ['true as text', z.boolean(), 'True', true],
    ['yes', z.boolean(), 'yes', true],
    ['0 for false', z.boolean(), 0, false],
    ['"1" for true', z.boolean(), '1', true],
    ['a state in lower case', stateCode(), ' tx', 'TX'],
    ['a zip code with four more digits', fiveDigits(), '78701-0001', '78701'],
    ['a zip code as a number', fiveDigits(), 78701, '78701'],
    ['a zip code without its leading zero', fiveDigits(), 1001, '01001'],
    ['a date with slashes', isoDay(), '4/17/1990', '1990-04-17'],
    ['a date with dashes, month first', isoDay(), '04-17-1990', '1990-04-17'],
    ['a date with a time', isoDay(), '1990-04-17T00:00:00', '1990-04-17T00:00:00'],
    ['null for an optional value', lenient(z.string()), null, undefined],
    ['empty text for an optional value', lenient(identifier()), '', undefined],
  ])('reads %s', (_what, schema, value, expected) => {
    expect(fitted(z.object({ key: schema }), { key: value })).toEqual({ read: { key: expected }, leftOut: [] });
  });

  it('finds keys in any case, with dashes or underscores, and under their other names', () => {
    const schema = z.object({
      companyID: text(),
      firstName: text(),
      dob: alsoNamed(isoDay(), 'dateOfBirth'),
      rows: rows(z.object({ rateQuoteId: text() })),
    });
    const value = {
      CompanyId: '7',
      first_name: 'Alex',
      DateOfBirth: '1990-04-17',
      Rows: [{ 'rate-quote-id': 'rq-1' }],
    };
    expect(read(schema, value)).toEqual({
      companyID: '7',
      firstName: 'Alex',
      dob: '1990-04-17',
      rows: [{ rateQuoteId: 'rq-1' }],
    });
  });

  it('does not read an object as a list when it is no row, or the whole response', () => {
    const list = rows(z.object({ id: text() }));
    expect(fitted(z.object({ rows: lenient(list) }), { rows: { error: 'none' } }).read).toEqual({});
    expect(() => read(list, { id: 'a' })).toThrow(z.core.$ZodError);
  });

  it('prefers the contract’s spelling of a key', () => {
    expect(read(z.object({ zip: text() }), { ZIP: 'other', zip: 'own' })).toEqual({ zip: 'own' });
  });

  it('reads a null list as an empty one, and rejects an absent list', () => {
    const schema = z.object({ list: rows(z.object({ id: z.string() })) });
    expect(read(schema, { list: null })).toEqual({ list: [] });
    expect(misfitOf(schema, fitResponse(schema, {}).value)).toMatchObject({ path: ['list'] });
  });

  it('reads a key’s other name when the key itself is null', () => {
    const schema = z.object({ list: alsoNamed(lenient(rows(z.object({ id: text() }))), 'rates') });
    expect(read(schema, { list: null, rates: [{ id: 'a' }] })).toEqual({ list: [{ id: 'a' }] });
  });

  it('does not read a key of the prototype', () => {
    expect(read(z.object({ toString: lenient(text()) }), {})).toEqual({});
    expect(read(z.object({ a: text() }), JSON.parse('{"a":"b","__proto__":{"c":"d"}}'))).toEqual({ a: 'b' });
  });

  const rated = z.object({
    results: rows(
      z.object({
        companyID: identifier(),
        note: lenient(z.string()),
        rates: rows(z.object({ totalPremium: dollars() })).check(z.minLength(1)),
      }),
    ),
  });

  it('leaves out only the rows and optional values that do not fit, and says what is accepted', () => {
    const { read: value, leftOut } = fitted(rated, {
      results: [
        { companyID: 1, rates: [{ totalPremium: 'call us' }, { totalPremium: 5 }] },
        { companyID: 2, rates: [{ totalPremium: 'call us' }] },
        { companyID: 3, note: ['x'], rates: [{ totalPremium: 7 }] },
        { rates: [{ totalPremium: 9 }] },
        null,
      ],
    });
    expect(value).toEqual({
      results: [
        { companyID: 1, rates: [{ totalPremium: 5 }] },
        { companyID: 3, rates: [{ totalPremium: 7 }] },
      ],
    });
    expect(leftOut).toEqual([
      expect.stringMatching(/^results\[0\]\.rates\[0\]\.totalPremium is "call us"; accepted is /),
      expect.stringMatching(/^results\[1\]\.rates\[0\]\.totalPremium is "call us"; accepted is /),
      'results[2].note is ["x"]; accepted is text',
      expect.stringMatching(/^results\[3\]\.companyID is missing; accepted is text/),
    ]);
  });

  it('describes only the type of a value that may be personal data', () => {
    const [misfit] = fitResponse(z.object({ dob: lenient(isoDay()) }), { dob: 'in 1990' }).leftOut;
    expect(describeMisfit(misfit!, { isPublic: false })).toBe(
      'dob is text of 7 characters; accepted is a date: yyyy-mm-dd',
    );
  });
});
