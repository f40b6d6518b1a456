import type { PayablePolicy } from '#domain/payable-policy';
import type { ServiceClient } from '../http.ts';
import { openPaymentSession as contract } from './open-payment-session.contract.ts';

/** Empty when the service sent none. */
interface PaymentSession {
  /** As received: the page decides whether the address is trusted. */
  paymentUrl: string;
  /** Token of the result, when the visitor has nothing left to do. */
  token: string;
  message: string;
}

/**
 * Opens a payment session. Calls with the same intent return the same session.
 *
 * @param request `token` is the token of the lookup; `intent` is a random text, new for each time that the visitor
 * decides to pay.
 */
export function openPaymentSession(
  client: ServiceClient,
  { policyId, token, intent }: Pick<PayablePolicy, 'policyId' | 'token'> & { intent: string },
  signal?: AbortSignal,
): Promise<PaymentSession> {
  return client.call(contract, { query: { policyId, token, idempotencyKey: intent }, signal }, (wire) => ({
    paymentUrl: wire.paymentUrl ?? '',
    token: wire.token ?? '',
    message: wire.message ?? '',
  }));
}
