import { languageOf } from '#domain/language';
import type { WidgetHost } from '#embed/runtime/define-widget';

/** A month, in seconds. */
const month = 31 * 24 * 3600;

/** The visitor has seen the prompt: for a month no page of the site asks again. */
export function rememberVisit(choice = 'seen'): void {
  const security = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `visited_site=${encodeURIComponent(choice)};path=/;max-age=${month};samesite=lax${security}`;
}

/** What the visitor chose, for the site's servers in the cookie and for its other widgets in the brand's records. */
export function rememberChoice(host: WidgetHost, language: string): void {
  rememberVisit(language);
  const known = languageOf(language);
  if (known) host.visitor.remember('language', known);
}
