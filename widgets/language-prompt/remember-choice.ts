import { languageOf } from '#domain/language';
import type { WidgetHost } from '#embed/runtime/define-widget';

/** 31 days, in seconds. */
const month = 31 * 24 * 3600;

/** Records that the visitor has seen the prompt: no page of the site prompts again for a month. */
export function rememberVisit(choice = 'seen'): void {
  const security = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `visited_site=${encodeURIComponent(choice)};path=/;max-age=${month};samesite=lax${security}`;
}

/** Stores the visitor's choice: in a cookie for the site's servers, and in the brand's records for other widgets. */
export function rememberChoice(host: WidgetHost, language: string): void {
  rememberVisit(language);
  const languageCode = languageOf(language);
  if (languageCode) host.visitor.remember('language', languageCode);
}
