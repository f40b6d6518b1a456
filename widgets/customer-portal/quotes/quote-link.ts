/**
 * The address at which the quote flow opens a quote, after asking for its owner’s date of birth.
 *
 * @param isRequote requests new rates.
 * @example
 * quoteLink('/get-a-quote?from=portal', 'b2f1c6de'); // '/get-a-quote?from=portal&transactionid=b2f1c6de'
 */
export function quoteLink(quotePage: string, transactionId: string, { isRequote = false } = {}): string {
  const [address = '', hash] = quotePage.split('#');
  const query = `transactionid=${encodeURIComponent(transactionId)}${isRequote ? '&requote=true' : ''}`;
  return `${address}${address.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`;
}
