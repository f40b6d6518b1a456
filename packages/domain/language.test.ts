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
])('maps the tag %j to the language %s', (tag, expected) => {
  expect(languageOf(tag)).toBe(expected);
});

describe('localeOf', () => {
  it('returns an American locale for both languages', () => {
    expect([localeOf('en'), localeOf('es')]).toEqual(['en-US', 'es-US']);
  });
});
