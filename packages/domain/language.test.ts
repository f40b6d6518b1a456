import { describe, expect, it } from 'vitest';
import { languageOf, localeOf } from './language.ts';

it.each([
  ['en', 'en'],
  ['es-MX', 'es'],
  ['ES', 'es'],
  ['en_US', 'en'],
  ['fr', undefined],
  ['eng', undefined],
  ['', undefined],
])('the tag %j asks for %s', (tag, expected) => {
  expect(languageOf(tag)).toBe(expected);
});

describe('localeOf', () => {
  it('is American in both', () => {
    expect([localeOf('en'), localeOf('es')]).toEqual(['en-US', 'es-US']);
  });
});
