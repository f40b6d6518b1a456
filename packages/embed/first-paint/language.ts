import type { Language } from '#domain/language';

/** The language of a widget: the configured one, otherwise that of the nearest `lang` attribute, otherwise English. */
export function languageOf(element: HTMLElement, configured: unknown): Language {
  const found = configured ?? element.closest('[lang]')?.getAttribute('lang')?.slice(0, 2).toLowerCase();
  return found === 'es' ? 'es' : 'en';
}

/** Labels as an author writes them: for all languages, and under `en` and `es` for one. */
export type Labels = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** The labels for one language. */
export const labelsIn = (language: Language, { en, es, ...labels }: Labels = {}): Readonly<Record<string, string>> =>
  ({ ...labels, ...((language === 'es' ? es : en) as object | undefined) }) as Readonly<Record<string, string>>;
