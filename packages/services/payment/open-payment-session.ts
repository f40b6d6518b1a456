import type { PayablePolicy } from '#domain/payable-policy';
import type { ServiceClient } from '../http.ts';
import { openPaymentSession as contract } from './open-payment-session.contract.ts';

/** Empty where the service said nothing. */
interface PaymentSession {
  /** As it came: whether it may be followed is for the page to judge. */
  paymentUrl: string;
  /** Of the result, where nothing is left for the visitor to do. */
  token: string;
  message: string;
}

/**
 * Begins a payment. Asked again with the same intent, it is the same session, however often.
 *
 * @param request `token` is that of the lookup; `intent` a random text, one each time that the visitor means to pay.
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
