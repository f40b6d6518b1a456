import { type Language, localeOf } from '#domain/language';

/** `10,000`: as the language writes a number. */
export function formatNumber(value: number, language: Language, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(localeOf(language), options).format(value);
}
