import { type Language, localeOf } from '#domain/language';

/** `Alex, Sam, and Kim`; `Alex, Sam y Kim`. With `or`: `Alex or Sam`. */
export function formatList(items: readonly string[], language: Language, joined: 'and' | 'or' = 'and'): string {
  const type = joined === 'or' ? 'disjunction' : 'conjunction';
  return new Intl.ListFormat(localeOf(language), { type }).format(items);
}
