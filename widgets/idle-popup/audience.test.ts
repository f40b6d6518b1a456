import { describe, expect, test } from 'vitest';
import { isFor } from './audience.ts';
import type { Audience, Someone } from './audience.ts';

const everybody: Audience = { includePaths: [], excludePaths: [], visitors: [], quotes: [] };
const someone: Someone = { path: '/auto/start', types: ['returning', 'affiliate'], quote: 'started' };

const isLetThrough = (audience: Partial<Audience>, who: Partial<Someone> = {}) =>
  isFor({ ...everybody, ...audience }, { ...someone, ...who });

describe('the gate', () => {
  test('lets everybody through who is not kept out', () => expect(isLetThrough({})).toBe(true));

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
  ])('%s on %s: %s', (pattern, path, expected) => {
    expect(isLetThrough({ includePaths: [pattern] }, { path })).toBe(expected);
    expect(isLetThrough({ excludePaths: [pattern] }, { path })).toBe(!expected);
  });

  test('keeps out what is both in and out', () => {
    expect(isLetThrough({ includePaths: ['/auto/*'], excludePaths: ['/auto/start'] })).toBe(false);
  });

  test.each([
    [['affiliate'], true],
    [['new', 'returning'], true],
    [['new', 'customer'], false],
  ] as const)('visitors %j: %s', (visitors, expected) => expect(isLetThrough({ visitors })).toBe(expected));

  test.each([
    [['started'], true],
    [['none', 'finished'], false],
  ] as const)('quotes %j: %s', (quotes, expected) => expect(isLetThrough({ quotes })).toBe(expected));
});
