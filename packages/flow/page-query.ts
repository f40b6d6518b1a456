/**
 * A value of the page's query, by its name in any case; empty if absent.
 *
 * @param path the page's address without its origin.
 * @example
 * queryValue('/buy?RateQuoteId=rq-1#top', 'rateQuoteId') // 'rq-1'
 */
export function queryValue(path: string, name: string): string {
  const query = new URLSearchParams(path.split('#')[0]!.split('?').slice(1).join('?'));
  const values = [...query].filter(([key]) => key.toLowerCase() === name.toLowerCase());
  return values.at(-1)?.[1].trim() ?? '';
}
