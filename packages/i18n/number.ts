import { type Language, localeOf } from '#domain/language';

const formats = new Map<Language, Intl.NumberFormat>();

/** The decimals of a formatter without options. */
const decimals = 3;
const mostDigits = 1e15;

/**
 * Formats a number for the language: `10,000`. In the United States both write it alike, and the first formatter of a page takes
 * 10 ms, 40 on a slow phone: only numbers that have to be rounded need it.
 */
export function formatNumber(value: number, language: Language, options?: Intl.NumberFormatOptions): string {
  if (options) return new Intl.NumberFormat(localeOf(language), options).format(value);
  if (Math.abs(value) < mostDigits && Number(value.toFixed(decimals)) === value)
    return String(value).replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');
  // A long list formats thousands, and a formatter takes longer to create than a row.
  let format = formats.get(language);
  if (!format) {
    format = new Intl.NumberFormat(localeOf(language));
    formats.set(language, format);
  }
  return format.format(value);
}
