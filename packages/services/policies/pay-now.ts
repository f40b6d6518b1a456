import type { ServiceVariant } from '#domain/service-variant';
import { partnerUrl } from '../auto-payment/partner-url.ts';
import type { ServiceClient } from '../http.ts';
import { payNow as contract } from './pay-now.contract.ts';

export interface PayNow {
  policyId: string;
  /** Of `authenticateCustomer`, for this call alone. */
  fetchToken: string;
  /** Random, one for each press that means to pay. */
  intent: string;
  /** An absolute address on the site, without visitor data: the payment page reads it. */
  redirectTo: string;
  /** The services that signed the customer in; the visitor's variant by default. */
  variant?: ServiceVariant | undefined;
}

/**
 * Asks where the premium of a policy is paid. Calls with the same intent return the same page. The page decides whether
 * its origin is trusted.
 *
 * @throws {RefusedError} when the policy cannot be paid now, or there is no page; `reason` has the service's words.
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
