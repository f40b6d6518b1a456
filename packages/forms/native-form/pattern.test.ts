import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compilePattern, PatternError } from './pattern.ts';

const texts = [
  '',
  'a',
  'b',
  'ab',
  'aab',
  'abab',
  '78701',
  '7870',
  '512-555-0142',
  'alex@example.com',
  'José María',
  'ñ',
  '😀',
  'a\nb',
  'Passw0rd!',
  'passw0rd',
  '{}',
  'x]y',
  '1.5',
  'word word',
];

test.each([
  'a',
  '^a+b$',
  '^(ab)*$',
  '^(?:a|b){1,3}$',
  '^(a{0,2}b){0,2}$',
  '^(?<zip>\\d{5})(-\\d{4})?$',
  '^\\d{3}-\\d{3}-\\d{4}$',
  '^[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+$',
  "^[\\p{L}' -]{2,}$",
  '^[^\\d\\]]+$',
  '^.$',
  '.b',
  '\\bword\\b',
  '\\Bb',
  '^(?=.*\\d)(?=.*[A-Z])(?=.*[!@#]).{6,12}$',
  '^(?!.*0).+$',
  'a|^$',
  '^(|a)+$',
  '^a*?b$',
  '^a{2,}b$',
  '^[a-z]*$',
  '\\u00f1',
  'a{',
  '\\-',
  ']',
  '^\\s|\\S$',
])('matches the same texts as the browser’s engine: %s', (source) => {
  const flags = (() => {
    try {
      return new RegExp(source, 'u').flags;
    } catch {
      return '';
    }
  })();
  const matches = compilePattern(source);
  for (const text of texts) expect(matches(text), JSON.stringify(text)).toBe(new RegExp(source, flags).test(text));
});

test('matches the same texts as the browser’s engine, for any expression of a few parts', () => {
  const { expression } = fc.letrec<{ expression: string }>((tie) => ({
    expression: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\w', '^', '$', '\\b'),
      fc.tuple(tie('expression'), tie('expression')).map(([one, other]) => one + other),
      fc.tuple(tie('expression'), tie('expression')).map(([one, other]) => `(${one}|${other})`),
      fc
        .tuple(tie('expression'), fc.constantFrom('*', '+', '?', '{0,2}', '{2}', '{1,}'))
        .map(([part, more]) => `(?:${part})${more}`),
      tie('expression').map((part) => `(?=${part})`),
      tie('expression').map((part) => `(?!${part})`),
    ),
  }));
  fc.assert(
    fc.property(expression, fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 6 }), (source, text) => {
      expect(compilePattern(source)(text)).toBe(new RegExp(source, 'u').test(text));
    }),
    { numRuns: 2000 },
  );
});

describe('a pattern with catastrophic backtracking', () => {
  const long = `${'a'.repeat(5000)}!`;

  test.each(['(a+)+$', '^(a|a)*$', '^(a*)*b$', '(.*)*=.*', '^(\\w+\\s?)*$', 'a*a*a*a*a*a*b', '^(?=(a+)+$)b'])(
    'is matched at once: %s',
    (source) => {
      expect(compilePattern(source)(long)).toBe(false);
    },
  );

  test('stops matching after the step limit', () => {
    expect(compilePattern('^(?:(?=.*!)a)*$')(long)).toBeUndefined();
  });
});

test.each(['(?:){99999999999}', '(?:(?:(?:){5000}){5000}){5000}'])(
  'compiles %s at once: nothing repeated is nothing',
  (source) => {
    expect(compilePattern(`${source}a`)('a')).toBe(true);
  },
);

test.each([
  ['(', 'no regular expression'],
  ['(a)\\1', 'refers back'],
  ['(?<=a)b', 'looks behind'],
  ['(?:a{1,1000}){1,1000}', 'too long'],
  ['(?:){0,99999999999}', 'too long'],
])('refuses %s: %s', (source, why) => {
  expect(() => compilePattern(source)).toThrow(PatternError);
  expect(() => compilePattern(source)).toThrow(why);
});
