import { type Language, localeOf } from '#domain/language';

/** Formats a number for the language: `10,000`. */
export function formatNumber(value: number, language: Language, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(localeOf(language), options).format(value);
}
