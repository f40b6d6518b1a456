import type { ServiceVariant } from '#domain/service-variant';
import { partnerUrl } from '../auto-payment/partner-url.ts';
import type { ServiceClient } from '../http.ts';
import { payNow as contract } from './pay-now.contract.ts';

export interface PayNow {
  policyId: string;
  /** The token of `authenticateCustomer`, for this call only. */
  fetchToken: string;
  /** Random, one for each decision to pay. */
  intent: string;
  /** An absolute address on the site, without visitor data: the payment page reads it. */
  redirectTo: string;
  /** The services that signed the customer in; the visitor's variant by default. */
  variant?: ServiceVariant | undefined;
}

/**
 * Requests the payment page of a policy's premium. Calls with the same intent return the same address. The caller
 * decides whether its origin is trusted.
 *
 * @throws {RefusedError} when the policy cannot be paid now, or there is no page; `reason` has the service's message.
 */
export function payNow(
  client: ServiceClient,
  { policyId, fetchToken, intent, redirectTo, variant }: PayNow,
  signal?: AbortSignal,
): Promise<{ paymentUrl: string }> {
  const query = { policyId, idempotencyKey: intent, redirectTo };
  const missing = 'Error in fetching paynow url';
  return client.call(contract, { query, fetchToken, variant, signal, refusal: missing }, ({ paymentUrl }) => ({
    paymentUrl: partnerUrl(contract.id, paymentUrl, { pageBase: client.pageBase, missing }),
  }));
}
