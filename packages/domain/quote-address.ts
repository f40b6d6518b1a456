import type { StateCode } from './us-state.ts';

export interface QuoteAddressOptions {
  page: string;
  state: StateCode | undefined;
  /** The site has one page for each state. */
  multiExperience: boolean;
  /** The section of the page, without `#`. Empty keeps the page's own hash. */
  hash: string;
}

/**
 * The address of the quote page for a state: outside Texas, a site with several experiences has the state in lower case
 * at the end of the path (spec 1 §2). The query stays; a file extension stays last. An empty path and `/` stay as they
 * are.
 *
 * @example
 * quoteAddress({ page: '/quote.html?from=home', state: 'CA', multiExperience: true, hash: 'driver1' }) //
 * '/quote-ca.html?from=home#driver1'
 */
export function quoteAddress({ page, state, multiExperience, hash }: QuoteAddressOptions): string {
  const [, site = '', path = '', query = '', own = ''] =
    /^((?:https?:)?\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#.*)?$/.exec(page) ?? [];
  const suffix = multiExperience && state && state !== 'TX' ? `-${state.toLowerCase()}` : '';
  const [, stem, ending = ''] = /^(.*?[^/])(\.[a-z]+|\/+)?$/.exec(path) ?? [];
  return `${site}${stem ? `${stem}${suffix}${ending}` : path}${query}${hash ? `#${hash}` : own}`;
}
