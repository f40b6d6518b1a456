import { carrierOfPolicy } from '#domain/payment-carrier';
import { isPaymentMade, paymentMessage } from '#domain/payment-message';
import type { PaymentResult } from '#domain/payment-result';
import { cleanReturnUrl, withToken } from '#domain/return-url';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { failureOf } from '#flow/machine/failure';
import { reportFailure } from '#flow/report-failure';
import { NetworkError, RefusedError } from '#services/errors';
import { findPayablePolicy } from '#services/payment/find-payable-policy';
import { loadPaymentResult } from '#services/payment/load-payment-result';
import { openPaymentSession } from '#services/payment/open-payment-session';
import { setPaymentReturn } from '#services/payment/set-payment-return';
import {
  holdPayment,
  isPaymentPending,
  paymentIntentKey,
  type PaidPolicy,
  settlePayment,
  settleResult,
} from '#visitor/payment-intent';
import { trustedCarrierPage } from './carrier-pages.ts';
import type {
  PaymentDestination,
  PaymentError,
  PaymentSession,
  PolicyRequest,
  PolicyToPay,
  ResultRequest,
  SessionRequest,
} from './make-a-payment.types.ts';
import { paymentFailureOf, isNotFound, PaymentAlreadyMade, PaymentFailure, refusal } from './payment-failure.ts';

/** Settles the payment of a policy once a service says that it was made. */
async function settleWhenMade<Output>(host: WidgetHost, policy: PaidPolicy, call: Promise<Output>): Promise<Output> {
  const settle = () => settlePayment(host.visitor, policy, 'made');
  const output = await call.catch(async (error: unknown) => {
    if (error instanceof PaymentAlreadyMade) await settle();
    throw error;
  });
  if (output === 'approved') await settle();
  return output;
}

/**
 * Finds a policy that can be paid here.
 *
 * @throws {PaymentFailure} when it cannot be found or paid here.
 * @throws {PaymentAlreadyMade}
 */
export function findPolicy(host: WidgetHost, request: PolicyRequest, signal: AbortSignal): Promise<PolicyToPay> {
  const { policyNumber } = request.lookup;
  return settleWhenMade(host, { policyNumber }, findPolicyToPay(host, request, signal));
}

async function findPolicyToPay(
  host: WidgetHost,
  { lookup, carriers }: PolicyRequest,
  signal: AbortSignal,
): Promise<PolicyToPay> {
  const policy = await findPayablePolicy(host.client, lookup, signal).catch((error: unknown) => {
    throw paymentFailureOf(error, isNotFound(error) ? 'policyNotFound' : 'unexpected');
  });
  const carrier = carrierOfPolicy(policy.policyNumber || lookup.policyNumber, carriers);
  if (isPaymentMade(policy)) throw new PaymentAlreadyMade();
  if (carriers.length > 0 && !carrier)
    throw new PaymentFailure({ name: 'carrierNotAvailable', ...carrierOf({ policy, carrier }, host) });
  if (!policy.isPayable) throw refusal(policy.message, carrierOf({ policy, carrier }, host));
  if (!policy.token || !policy.policyId) throw new PaymentFailure({ name: 'tokenMissing' });
  return { policy, carrier, isPending: await isPaymentPending(host.visitor, policy) };
}

/** The carrier's payment page, for a payment that cannot be made here. */
function carrierOf(
  { policy, carrier }: SessionRequest,
  host: WidgetHost,
): Required<Pick<PaymentError, 'carrierUrl' | 'carrierName'>> {
  return {
    carrierUrl: trustedCarrierPage(carrier?.carrierUrl || policy.carrierUrl, host),
    carrierName: policy.company || carrier?.carrierName || '',
  };
}

/** Reports an untrusted payment page to the page and to the agency. */
const reportRefusedAddress = (host: WidgetHost, message: string): void =>
  reportFailure(host, { code: 'navigation', label: 'Payment Address Refused', message });

/**
 * Opens the session of this payment. Every call for the same payment sends the same idempotency key and so gets the
 * same session.
 *
 * @returns the session, or `approved` if the payment was approved before.
 * @throws {PaymentFailure}
 * @throws {PaymentAlreadyMade}
 */
export async function openSession(
  host: WidgetHost,
  request: SessionRequest,
  signal: AbortSignal,
): Promise<PaymentSession | 'approved'> {
  const key = await paymentIntentKey(host.visitor, request.policy);
  return settleWhenMade(host, request.policy, openSessionOf(host, request, key, signal));
}

async function openSessionOf(
  host: WidgetHost,
  request: SessionRequest,
  key: string,
  signal: AbortSignal,
): Promise<PaymentSession | 'approved'> {
  try {
    const { paymentUrl, token, message } = await openPaymentSession(
      host.client,
      { ...request.policy, intent: key },
      signal,
    );
    if (paymentMessage(message) === 'approved') return 'approved';
    if (isPaymentMade({ isPayable: paymentUrl !== '' || token !== '', message })) throw new PaymentAlreadyMade();
    if (paymentUrl && !host.isTrusted(paymentUrl)) {
      reportRefusedAddress(host, 'The payment page is not of an https origin that services.trustedOrigins lists.');
      throw new PaymentFailure({ name: 'untrusted' });
    }
    if (!paymentUrl && !token) throw message ? refusal(message) : new PaymentFailure({ name: 'tokenMissing' });
    return { paymentUrl, token };
  } catch (error) {
    const { reason = '' } = error instanceof RefusedError ? error : failureOf(error);
    if (paymentMessage(reason) === 'approved') return 'approved';
    const isRefusal = error instanceof RefusedError && !error.isFault;
    const failure = paymentFailureOf(error, isRefusal ? 'tokenMissing' : 'paymentProcess');
    if (failure instanceof PaymentAlreadyMade) throw failure;
    throw new PaymentFailure({ ...carrierOf(request, host), ...failure.error });
  }
}

/** The refusal of the return address is about the payment, not about the address. */
const endsPayment = (failure: PaymentFailure | PaymentAlreadyMade): boolean =>
  failure instanceof PaymentAlreadyMade ||
  ['policyNotFound', 'dueWithin48Hours', 'pastDue'].includes(failure.error.name);

/**
 * Returns the destination of the visitor: the payment page, for which it sets the return address; without a payment
 * page this page, with the token of the payment's result. Opens the session again, because this page may have been open
 * for hours. From then on the payment is pending.
 *
 * @throws {PaymentFailure}
 * @throws {PaymentAlreadyMade}
 */
export async function prepareHandover(
  host: WidgetHost,
  request: SessionRequest,
  signal: AbortSignal,
): Promise<PaymentDestination | 'approved'> {
  const { policy } = request;
  const key = await paymentIntentKey(host.visitor, policy);
  const session = await settleWhenMade(host, policy, openSessionOf(host, request, key, signal));
  if (session === 'approved') return session;
  const { paymentUrl, token } = session;
  const here = new URL(host.path, host.client.pageBase).href;
  if (paymentUrl)
    await setPaymentReturn(host.client, { policyId: policy.policyId, redirectTo: cleanReturnUrl(here) }, signal).catch(
      (error: unknown) => {
        const failure = paymentFailureOf(error, 'paymentProcess');
        // The session has the payment page already: a refused return address does not stop the payment.
        if (signal.aborted || error instanceof NetworkError || endsPayment(failure)) throw failure;
      },
    );
  await holdPayment(host.visitor, policy, key);
  return paymentUrl
    ? { url: paymentUrl, reason: 'payment' }
    : { url: withToken(here, token), reason: 'payment-result' };
}

/**
 * Loads the result of a payment by its token. A declined payment ends its intent: the next press of Pay creates a new
 * one.
 *
 * @throws {PaymentFailure} when the result does not load.
 * @throws {PaymentAlreadyMade} when another window made the payment first.
 */
export async function readResult(
  host: WidgetHost,
  { token, policyId }: ResultRequest,
  signal: AbortSignal,
): Promise<PaymentResult> {
  const result = await loadPaymentResult(host.client, { token }, signal).catch((error: unknown) => {
    throw paymentFailureOf(error, isNotFound(error) ? 'paymentNotFound' : 'unexpected');
  });
  await settleResult(host.visitor, result, { policyId });
  if (result.outcome === 'alreadyMade') throw new PaymentAlreadyMade();
  return result;
}
