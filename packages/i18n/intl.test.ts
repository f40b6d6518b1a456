import { execFileSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeOf } from '#domain/language';
import { formatDate, formatDueDate } from './date.ts';
import { formatList } from './list.ts';
import { formatNumber } from './number.ts';
import { plural } from './plural.ts';

describe('plural', () => {
  const forms = { one: '{count} quote', other: '{count} quotes' };

  it.each([
    ['en', 0, '0 quotes'],
    ['en', 1, '1 quote'],
    ['en', 2, '2 quotes'],
    ['es', 1, '1 quote'],
    ['es', 1_000_000, '1,000,000 quotes'],
  ] as const)('selects the plural form in %s for %i: %s', (language, count, expected) => {
    expect(plural(language, count, forms)).toBe(expected);
  });

  it('uses the text for zero', () => {
    expect(plural('en', 0, { ...forms, zero: 'No quotes' })).toBe('No quotes');
  });
});

describe('formatNumber', () => {
  it.each(['en', 'es'] as const)('agrees with Intl in %s', (language) => {
    const intl = new Intl.NumberFormat(localeOf(language));
    const decimals = fc
      .tuple(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), fc.integer({ min: 0, max: 4 }))
      .map(([value, places]) => value / 10 ** places);
    fc.assert(
      fc.property(fc.oneof(decimals, fc.double(), fc.maxSafeInteger()), (value) => {
        fc.pre(!Object.is(value, -0));
        expect(formatNumber(value, language)).toBe(intl.format(value));
      }),
    );
  });
});

describe('formatDate', () => {
  it.each([
    ['2025-01-05', 'en', 'long', 'January 5, 2025'],
    ['2025-01-05', 'es', 'long', '5 de enero de 2025'],
    ['2025-01-05', 'en', 'medium', 'Jan 5, 2025'],
    ['2024-02-29', 'en', 'short', '2/29/24'],
    ['soon', 'en', 'long', ''],
    ['', 'es', 'long', ''],
  ] as const)('formats %s in %s, %s, as %s', (date, language, style, expected) => {
    expect(formatDate(date, language, style)).toBe(expected);
  });
});

describe('formatDueDate', () => {
  it.each([
    ['2025-01-01', 'Jan 1st, 2025'],
    ['2025-01-02', 'Jan 2nd, 2025'],
    ['2025-01-03', 'Jan 3rd, 2025'],
    ['2025-01-04', 'Jan 4th, 2025'],
    ['2025-01-05', 'Jan 5th, 2025'],
    ['2025-02-10', 'Feb 10th, 2025'],
    ['2025-03-11', 'Mar 11th, 2025'],
    ['2025-04-12', 'Apr 12th, 2025'],
    ['2025-05-13', 'May 13th, 2025'],
    ['2025-06-20', 'Jun 20th, 2025'],
    ['2025-07-21', 'Jul 21st, 2025'],
    ['2025-08-22', 'Aug 22nd, 2025'],
    ['2025-09-23', 'Sep 23rd, 2025'],
    ['2025-10-30', 'Oct 30th, 2025'],
    ['2025-12-31', 'Dec 31st, 2025'],
    ['2024-02-29', 'Feb 29th, 2024'],
    ['', ''],
  ])('formats %s in English as %j', (date, expected) => {
    expect(formatDueDate(date, 'en')).toBe(expected);
  });

  it.each([
    ['2025-01-05', '5 ene 2025'],
    ['2025-09-21', '21 sept 2025'],
    ['soon', ''],
  ])('formats %s in Spanish as %j', (date, expected) => {
    expect(formatDueDate(date, 'es')).toBe(expected);
  });
});

describe('formatNumber', () => {
  it.each([
    ['en', 10_000, '10,000'],
    ['es', 10_000, '10,000'],
  ] as const)('in %s, formats %i as %s', (language, value, expected) => {
    expect(formatNumber(value, language)).toBe(expected);
  });
});

describe('formatList', () => {
  it.each([
    [[], 'en', 'and', ''],
    [['Alex'], 'en', 'and', 'Alex'],
    [['Alex', 'Sam'], 'es', 'and', 'Alex y Sam'],
    [['Alex', 'Sam', 'Kim'], 'en', 'and', 'Alex, Sam, and Kim'],
    [['call', 'text'], 'en', 'or', 'call or text'],
    [['llame', 'escriba'], 'es', 'or', 'llame o escriba'],
  ] as const)('joins %j in %s with %s to %j', (items, language, joined, expected) => {
    expect(formatList(items, language, joined)).toBe(expected);
  });
});

it('writes a date as the same day west of Greenwich', () => {
  const script = "import('#i18n/date').then(({ formatDate }) => console.log(formatDate('2025-01-05', 'en')))";
  const env = { ...process.env, TZ: 'America/Chicago' };
  const printed = execFileSync(process.execPath, ['--import', 'tsx', '--eval', script], {
    env,
    encoding: 'utf8',
  });
  expect(printed.trim()).toBe('January 5, 2025');
});
