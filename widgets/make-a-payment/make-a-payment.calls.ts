import { carrierOfPolicy } from '#domain/payment-carrier';
import { paymentMessage } from '#domain/payment-message';
import type { PaymentResult } from '#domain/payment-result';
import { returnAddress, withToken } from '#domain/return-address';
import type { WidgetHost } from '#embed/define-widget';
import { RefusedError } from '#services/errors';
import { findPayablePolicy } from '#services/payment/find-payable-policy';
import { loadPaymentResult } from '#services/payment/load-payment-result';
import { openPaymentSession } from '#services/payment/open-payment-session';
import { setPaymentReturn } from '#services/payment/set-payment-return';
import { paymentIntentKey } from '#visitor/payment-intent';
import type {
  Handover,
  PaymentSession,
  PolicyRequest,
  PolicyToPay,
  ResultRequest,
  SessionRequest,
} from './make-a-payment.types.ts';
import { failureOf, PaymentAlreadyMade, PaymentFailure, refusal } from './payment-failure.ts';

/**
 * Finds a policy that can be paid here.
 *
 * @throws {PaymentFailure} when it cannot be found or paid here.
 * @throws {PaymentAlreadyMade}
 */
export async function findPolicy(
  host: WidgetHost,
  { lookup, carriers }: PolicyRequest,
  signal: AbortSignal,
): Promise<PolicyToPay> {
  const policy = await findPayablePolicy(host.client, lookup, signal).catch((error: unknown) => {
    throw failureOf(error, 'unexpected');
  });
  const carrier = carrierOfPolicy(policy.policyNumber || lookup.policyNumber, carriers);
  if (paymentMessage(policy.message) === 'alreadyMade') throw new PaymentAlreadyMade();
  if (carriers.length > 0 && !carrier)
    throw new PaymentFailure({ name: 'carrierNotAvailable', carrierUrl: policy.carrierUrl });
  if (!policy.isPayable) throw refusal(policy.message, carrier?.carrierUrl || policy.carrierUrl);
  if (!policy.token || !policy.policyId) throw new PaymentFailure({ name: 'tokenMissing' });
  return { policy, carrier };
}

/** Reports to the page and to the agency that a payment page was refused. */
function reportRefusedAddress(host: WidgetHost, message: string): void {
  host.fail('navigation', message);
  void import('#services/events/report-error')
    .then(({ reportProblem }) => reportProblem(host.client, { label: 'Payment Address Refused', message, status: 0 }))
    .catch(() => undefined);
}

/**
 * Opens the session of this payment. Every call for the same payment carries the same idempotency key and so gets the
 * same session.
 *
 * @returns the session, or `approved` where the payment was approved before.
 * @throws {PaymentFailure}
 * @throws {PaymentAlreadyMade}
 */
export async function openSession(
  host: WidgetHost,
  { policy }: SessionRequest,
  signal: AbortSignal,
): Promise<PaymentSession | 'approved'> {
  try {
    const intent = await paymentIntentKey(host.visitor, policy);
    const { paymentUrl, token, message } = await openPaymentSession(
      host.client,
      { policyId: policy.policyId, token: policy.token, intent },
      signal,
    );
    if (paymentMessage(message) === 'approved') return 'approved';
    if (paymentUrl && !host.isTrusted(paymentUrl)) {
      reportRefusedAddress(host, 'The payment page is not of an https origin that services.trustedOrigins lists.');
      throw new PaymentFailure({ name: 'untrusted' });
    }
    if (!paymentUrl && !token) throw message ? refusal(message) : new PaymentFailure({ name: 'tokenMissing' });
    return { paymentUrl, token };
  } catch (error) {
    if (error instanceof RefusedError && paymentMessage(error.reason ?? '') === 'approved') return 'approved';
    throw failureOf(error, error instanceof RefusedError ? 'tokenMissing' : 'paymentProcess');
  }
}

/**
 * Prepares the way to the payment page, which gets the address to return to; without such a page, the way back to this
 * one with the token of the finished payment. Opens the session again, because this page may have been open for hours.
 *
 * @throws {PaymentFailure}
 * @throws {PaymentAlreadyMade}
 */
export async function prepareHandover(
  host: WidgetHost,
  { policy }: SessionRequest,
  signal: AbortSignal,
): Promise<Handover | 'approved'> {
  const session = await openSession(host, { policy }, signal);
  if (session === 'approved') return session;
  const { paymentUrl, token } = session;
  const here = new URL(host.path, host.client.pageBase).href;
  if (!paymentUrl) return { session, destination: { url: withToken(here, token), reason: 'payment-result' } };
  await setPaymentReturn(host.client, { policyId: policy.policyId, redirectTo: returnAddress(here) }, signal).catch(
    (error: unknown) => {
      throw failureOf(error, 'paymentProcess');
    },
  );
  return { session, destination: { url: paymentUrl, reason: 'payment' } };
}

/**
 * Reads the result of a payment by the token in the page's address.
 *
 * @throws {PaymentFailure} when it cannot be read.
 * @throws {PaymentAlreadyMade} when another window made the payment first.
 */
export async function readResult(
  host: WidgetHost,
  { token }: ResultRequest,
  signal: AbortSignal,
): Promise<PaymentResult> {
  const result = await loadPaymentResult(host.client, { token }, signal).catch((error: unknown) => {
    throw error instanceof RefusedError
      ? new PaymentFailure({ name: 'paymentNotFound' })
      : failureOf(error, 'unexpected');
  });
  if (!result.isApproved && paymentMessage(result.message) === 'alreadyMade') throw new PaymentAlreadyMade();
  return result;
}
