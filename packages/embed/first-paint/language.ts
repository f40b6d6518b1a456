import type { Language } from '#domain/language';

/** The language of a widget: as configured, else of the nearest `lang` attribute, else English. */
export function languageOf(element: HTMLElement, configured: unknown): Language {
  const found = configured ?? element.closest('[lang]')?.getAttribute('lang')?.slice(0, 2).toLowerCase();
  return found === 'es' ? 'es' : 'en';
}
