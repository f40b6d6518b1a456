import { type Language, localeOf } from './language.ts';

/** United States dollars in whole cents, so that sums are exact. */
export type Cents = number;

// A comma only separates groups of three digits: `128,40` is no amount.
const decimalPattern = /^(-?)\$?(\d{1,3}(?:,\d{3})+|\d+|(?=\.\d))(?:\.(\d*))?$/;

/**
 * Parses dollars in the services' formats: `1234.5`, `"1,234.50"`, `"$88"`. Fractions of a cent are rounded half away
 * from zero. Undefined for anything else, and for amounts beyond safe integers.
 */
export function centsOf(dollars: unknown): Cents | undefined {
  if (typeof dollars !== 'number' && typeof dollars !== 'string') return undefined;
  const match = decimalPattern.exec(String(dollars).trim());
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  const cents = Number(whole.replaceAll(',', '') + fraction.padEnd(2, '0').slice(0, 2));
  const rounded = cents + (fraction.charAt(2) >= '5' ? 1 : 0);
  if (!Number.isSafeInteger(rounded)) return undefined;
  return sign && rounded ? -rounded : rounded;
}

/** The decimal number that services expect: `123450` becomes `1234.5`. */
export function dollarsOf(cents: Cents): number {
  return cents / 100;
}

const formats = new Map<Language, Intl.NumberFormat>();

/** `$1,234.50`: always two decimals. */
export function formatMoney(cents: Cents, language: Language): string {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: 'USD' });
    formats.set(language, format);
  }
  return format.format(dollarsOf(cents));
}
