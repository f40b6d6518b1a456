import { describe, expect, test } from 'vitest';
import { isInAudience } from './audience.ts';
import type { Audience, VisitContext } from './audience.ts';

const everybody: Audience = { includePaths: [], excludePaths: [], visitors: [], quotes: [] };
const visit: VisitContext = { path: '/auto/start', types: ['returning', 'affiliate'], quote: 'started' };

const isShown = (audience: Partial<Audience>, context: Partial<VisitContext> = {}) =>
  isInAudience({ ...everybody, ...audience }, { ...visit, ...context });

describe('the audience of the idle pop-up', () => {
  test('includes every visitor when the audience is empty', () => expect(isShown({})).toBe(true));

  test.each([
    ['/auto/*', '/auto/start', true],
    ['/auto/*', '/auto/a/b/', true],
    ['/auto/*', '/auto', false],
    ['/auto*', '/auto', true],
    ['/auto', '/auto/', true],
    ['/auto/', '/auto', true],
    ['/auto', '/auto/start', false],
    ['*/start', '/a/b/start', true],
    ['/', '/', true],
    ['/', '/auto', false],
    ['/a.b', '/axb', false],
    ['/(a|b)+', '/a', false],
    ['*', '/anything', true],
    ['/a*a', '/a', false],
    ['/*/b*c', '/a/b/bc', true],
    ['/*b*b', '/ab', false],
    // A regular expression with a repetition for each asterisk would backtrack catastrophically.
    [`${'/*a'.repeat(20)}!`, '/a'.repeat(1000), false],
  ])('matches the pattern %s against the path %s: %s', (pattern, path, expected) => {
    expect(isShown({ includePaths: [pattern] }, { path })).toBe(expected);
    expect(isShown({ excludePaths: [pattern] }, { path })).toBe(!expected);
  });

  test('excludes a path that is both included and excluded', () => {
    expect(isShown({ includePaths: ['/auto/*'], excludePaths: ['/auto/start'] })).toBe(false);
  });

  test.each([
    [['affiliate'], true],
    [['new', 'returning'], true],
    [['new', 'customer'], false],
  ] as const)('applies the visitor types %j to a returning affiliate: %s', (visitors, expected) =>
    expect(isShown({ visitors })).toBe(expected),
  );

  test.each([
    [['started'], true],
    [['none', 'finished'], false],
  ] as const)('applies the quote progress %j to a started quote: %s', (quotes, expected) =>
    expect(isShown({ quotes })).toBe(expected),
  );
});
