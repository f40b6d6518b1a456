import type { ServiceClient } from '../http.ts';
import { openPurchasePayment as contract } from './open-purchase-payment.contract.ts';
import { partnerUrl } from './partner-url.ts';
import type { PurchaseReference } from './purchase-reference.ts';

interface PurchasePayment extends Pick<PurchaseReference, 'transactionId'> {
  mode: 'redirect' | 'frame';
  /** The address to which the payment page returns. Without visitor data. */
  returnUrl?: string | undefined;
}

/**
 * Requests the partner's page that takes the card. It charges nothing. The page decides whether its origin is trusted.
 *
 * @throws {RefusedError} when there is nothing to pay, or no address.
 */
export function openPurchasePayment(
  client: ServiceClient,
  { transactionId, mode, returnUrl }: PurchasePayment,
  signal?: AbortSignal,
): Promise<{ url: string }> {
  const body = { transactionId, mode, ...(returnUrl && { returnUrl }) };
  return client.call(contract, { body, signal }, ({ paymentUrl }) => ({
    url: partnerUrl(contract.id, paymentUrl, {
      pageBase: client.pageBase,
      missing: paymentUrl === undefined ? 'Payment Url null' : 'Payment Url Empty',
    }),
  }));
}
