import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { format } from './format.ts';

describe('format', () => {
  it.each([
    ['Hi {name}', { name: 'Alex' }, 'Hi Alex'],
    ['{0} to {1}', [16, 75], '16 to 75'],
    ['{1} before {0}, {1} again', ['a', 'b'], 'b before a, b again'],
    ['{nmae} stays', { name: 'Alex' }, '{nmae} stays'],
    ['no placeholder', { name: 'Alex' }, 'no placeholder'],
    ['{toString} {__proto__} {constructor}', {}, '{toString} {__proto__} {constructor}'],
    ['{0} and {2}', ['a'], 'a and {2}'],
    ['{ name }', { name: 'Alex' }, '{ name }'],
  ])('formats %j with %j as %j', (text, values, expected) => {
    expect(format(text, values)).toBe(expected);
  });

  it('inserts a value unchanged, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(format('[{name}]', { name })).toBe(`[${name}]`);
      }),
    );
  });
});
