import type { BuyNowCode } from '#domain/buy-now-status';
import type { ServiceClient } from '../http.ts';
import { currentBuyNowStatus as contract } from './current-buy-now-status.contract.ts';
import type { PurchaseReference } from './purchase-reference.ts';

/** Loads how far the purchase of a transaction has come: see `buyNowSectionOf`. */
export function currentBuyNowStatus(
  client: ServiceClient,
  { transactionId }: Pick<PurchaseReference, 'transactionId'>,
  signal?: AbortSignal,
): Promise<BuyNowCode> {
  return client.call(contract, { body: { transactionId }, signal }, (wire) => wire.currentBuyNowStatus);
}
