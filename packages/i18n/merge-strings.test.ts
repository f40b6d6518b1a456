import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeStrings } from './merge-strings.ts';

const base = { submit: 'Continue', 'error.zipInvalid': 'Enter five digits' };

describe('mergeStrings', () => {
  it('overrides strings by key and keeps the others', () => {
    expect(mergeStrings(base, { submit: 'Start my quote' })).toEqual({ ...base, submit: 'Start my quote' });
  });

  it('accepts an empty string, so an author can hide a text', () => {
    expect(mergeStrings(base, { submit: '' }).submit).toBe('');
  });

  it('does not change the base', () => {
    const frozen = Object.freeze({ ...base });
    mergeStrings(frozen, { submit: 'Go' });
    expect(frozen).toEqual(base);
  });

  it.each([
    [undefined],
    [{}],
    [{ submitt: 'Go' }],
    [{ submit: 5 }],
    [{ submit: null }],
    [JSON.parse('{"__proto__":{"submit":"Go"}}')],
  ])('ignores the override %j', (overrides) => {
    expect(mergeStrings(base, overrides)).toEqual(base);
  });

  it('returns the keys of the base and strings only, for any override', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(base)), fc.string()), fc.anything()),
        (overrides) => {
          const merged = mergeStrings(base, overrides);
          expect(Object.keys(merged)).toEqual(Object.keys(base));
          expect(Object.values(merged).every((text) => typeof text === 'string')).toBe(true);
        },
      ),
    );
  });
});
