import { type Language, localeOf } from '#domain/language';

const formats = new Map<Language, Intl.NumberFormat>();

/** The decimals of a formatter without options. */
const decimals = 3;
const largestPlain = 1e15;

/**
 * Formats a number for the language: `10,000`, the same in US English and US Spanish. A formatter is created only for
 * options or rounding: the first of a page takes 10 ms, 40 on a slow phone.
 */
export function formatNumber(value: number, language: Language, options?: Intl.NumberFormatOptions): string {
  if (options) return new Intl.NumberFormat(localeOf(language), options).format(value);
  if (Math.abs(value) < largestPlain && Number(value.toFixed(decimals)) === value)
    return String(value).replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');
  // Cached: a long list formats thousands of values, and creating a formatter takes longer than rendering a row.
  let format = formats.get(language);
  if (!format) {
    format = new Intl.NumberFormat(localeOf(language));
    formats.set(language, format);
  }
  return format.format(value);
}
