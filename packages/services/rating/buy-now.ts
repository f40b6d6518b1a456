import type { Quote } from '#domain/quote';
import { buyNow as contract } from '../contract/rating/buy-now.ts';
import { RefusedError } from '../errors.ts';
import type { ServiceClient } from '../http.ts';
import { secureUrl } from '../secure-url.ts';

/**
 * Asks where a quote can be bought. The address is safe to follow; whether its origin is trusted is for the page to say.
 *
 * @throws {RefusedError} when the carrier gave none.
 */
export function buyNow(
  client: ServiceClient,
  { quote }: { quote: Pick<Quote, 'rateQuoteId' | 'transactionId' | 'carrierId' | 'carrierName'> },
  signal?: AbortSignal,
): Promise<{ url: string }> {
  const { rateQuoteId, transactionId, carrierId } = quote;
  return client.call(contract, { body: { rateQuoteId, transactionId, carrierId }, signal, rateQuoteId }, ({ buyNowUrl }) => {
    if (!buyNowUrl) {
      throw new RefusedError(contract.id, { status: 200, message: `Buy Now url empty for carrier:${quote.carrierName}` });
    }
    const url = secureUrl(buyNowUrl, client.pageBase);
    if (!url) throw new TypeError('An address that must not be followed.');
    return { url: url.href };
  });
}
