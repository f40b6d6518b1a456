import { type Language, localeOf } from '#domain/language';

/** `long`: January 5, 2025. `medium`: Jan 5, 2025. `short`: 1/5/25. */
export type DateStyle = 'long' | 'medium' | 'short';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A calendar date `yyyy-mm-dd` in words, the same day in every time zone. Empty for any other text. */
export function formatDate(date: string, language: Language, style: DateStyle = 'long'): string {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(midnight)) return '';
  // Cached: a long list formats thousands of values, and creating a formatter takes longer than rendering a row.
  const key = `${language} ${style}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: style, timeZone: 'UTC' });
    formats.set(key, format);
  }
  return format.format(midnight);
}

const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** The due date of a payment: `Jan 5th, 2025` (spec 2 §9), `5 ene 2025`. Empty for any other text. */
export function formatDueDate(date: string, language: Language): string {
  const text = formatDate(date, language, 'medium');
  if (language === 'es') return text;
  const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
  return text.replace(/\d+(?=,)/, (day) => day + (endings[ordinals.select(Number(day))] ?? 'th'));
}
