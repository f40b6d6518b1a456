import type { PayablePolicy } from '#domain/payable-policy';
import type { ServiceClient } from '../http.ts';
import { setPaymentReturn as contract } from './set-payment-return.contract.ts';

/**
 * Tells where the payment page leads back to. It may hold nothing about the visitor: a stranger's page reads it.
 *
 * @throws {RefusedError} when the address is not one of the site's.
 */
export function setPaymentReturn(
  client: ServiceClient,
  { policyId, redirectTo }: Pick<PayablePolicy, 'policyId'> & { redirectTo: string },
  signal?: AbortSignal,
): Promise<void> {
  return client.call(contract, { body: { policyId, redirectTo }, signal }, () => undefined);
}
