import { type Language, localeOf } from '#domain/language';

const formats = new Map<Language, Intl.NumberFormat>();

/** Formats a number for the language: `10,000`. */
export function formatNumber(value: number, language: Language, options?: Intl.NumberFormatOptions): string {
  if (options) return new Intl.NumberFormat(localeOf(language), options).format(value);
  // A long list formats thousands, and a formatter takes longer to create than a row.
  let format = formats.get(language);
  if (!format) {
    format = new Intl.NumberFormat(localeOf(language));
    formats.set(language, format);
  }
  return format.format(value);
}
