import type { StateCode } from '#domain/us-state';

export interface QuoteAddressOptions {
  page: string;
  state: StateCode | undefined;
  /** The site has a page for each state. */
  multiExperience: boolean;
  hash: 'driver1' | 'previousQuotes';
}

/**
 * The address of the quote page for a state: outside Texas, a site with several experiences has the state in lower case at the end of
 * the path (spec 1 §2). The query stays; a file extension stays last.
 */
export function quoteAddress({ page, state, multiExperience, hash }: QuoteAddressOptions): string {
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(page) ?? [];
  const suffix = multiExperience && state && state !== 'TX' ? `-${state.toLowerCase()}` : '';
  const [, stem = path, ending = ''] = /^(.*?[^/])(\.[a-z]+|\/+)?$/.exec(path) ?? [];
  return `${stem}${suffix}${ending}${query}#${hash}`;
}
