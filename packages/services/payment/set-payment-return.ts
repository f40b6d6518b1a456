import type { PayablePolicy } from '#domain/payable-policy';
import type { ServiceClient } from '../http.ts';
import { setPaymentReturn as contract } from './set-payment-return.contract.ts';

/**
 * Sets the address that the payment page redirects to. It must not contain visitor data, because the payment page reads
 * it.
 *
 * @throws {RefusedError} when the address is not on the site.
 */
export function setPaymentReturn(
  client: ServiceClient,
  { policyId, redirectTo }: Pick<PayablePolicy, 'policyId'> & { redirectTo: string },
  signal?: AbortSignal,
): Promise<void> {
  return client.call(contract, { body: { policyId, redirectTo }, signal }, () => undefined);
}
