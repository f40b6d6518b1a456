import type { Language } from '#domain/language';
import { format } from './format.ts';
import { formatNumber } from './number.ts';

/**
 * The texts for one and for any other number, and optionally for zero, as in "no quotes". Spanish `many` uses `other`.
 */
export interface PluralForms {
  zero?: string;
  one: string;
  other: string;
}

/**
 * The text for a number, with `{count}` replaced by the number.
 *
 * @example
 * plural('en', 3, { one: '{count} quote', other: '{count} quotes' }) // '3 quotes'
 */
export function plural(language: Language, count: number, forms: PluralForms): string {
  const form = count === 0 && forms.zero !== undefined ? forms.zero : Math.abs(count) === 1 ? forms.one : forms.other;
  return format(form, { count: formatNumber(count, language) });
}
