import { partnerUrl } from '../auto-payment/partner-url.ts';
import type { ServiceClient } from '../http.ts';
import { openRentersCard as contract } from './open-renters-card.contract.ts';

/** The agency's account at the card partner. */
export interface CardMerchant {
  merchantId: string;
  processor: string;
  method: string;
}

interface CardForm extends CardMerchant {
  transactionId: string;
  /** Empty when unknown. */
  carrierId: string;
  loginId: string;
}

/**
 * Requests the partner's card form. It charges nothing. The page decides whether its origin is trusted.
 *
 * @throws {RefusedError} when there is nothing to pay, or no address.
 */
export function openRentersCard(
  client: ServiceClient,
  { transactionId, carrierId, merchantId, processor, method, loginId }: CardForm,
  signal?: AbortSignal,
): Promise<{ url: string }> {
  const body = { transactionId, ...(carrierId && { carrierId }), merchantId, processor, method, loginId };
  return client.call(contract, { body, signal }, ({ paymentUrl }) => ({
    url: partnerUrl(contract.id, paymentUrl, {
      pageBase: client.pageBase,
      missing: paymentUrl === undefined ? 'Payment Url null' : 'Payment Url Empty',
    }),
  }));
}
