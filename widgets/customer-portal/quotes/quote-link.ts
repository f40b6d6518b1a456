/**
 * The address at which the quote flow opens a quote.
 *
 * @example
 * quoteLink('/get-a-quote?from=portal', 'b2f1c6de'); // '/get-a-quote?from=portal&transactionid=b2f1c6de'
 */
export function quoteLink(quotePage: string, transactionId: string): string {
  const [address = '', hash] = quotePage.split('#');
  const query = `transactionid=${encodeURIComponent(transactionId)}`;
  return `${address}${address.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`;
}
