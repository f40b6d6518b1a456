import { carrierOfPolicy } from '#domain/payment-carrier';
import { paymentMessage } from '#domain/payment-message';
import { returnAddress, withToken } from '#domain/return-address';
import type { WidgetHost } from '#embed/define-widget';
import { NetworkError, RefusedError, TimeoutError } from '#services/errors';
import { findPayablePolicy } from '#services/payment/find-payable-policy';
import { loadPaymentResult } from '#services/payment/load-payment-result';
import { openPaymentSession } from '#services/payment/open-payment-session';
import { setPaymentReturn } from '#services/payment/set-payment-return';
import { paymentIntentKey } from '#visitor/payment-intent';
import type { PaymentConfig } from './make-a-payment.config.ts';
import type { Destination, Found, Lookup, PaymentEvent, PaymentState, Trouble } from './make-a-payment.types.ts';

const trouble = (name: Trouble['name'], more: Omit<Trouble, 'name'> = {}): PaymentEvent => ({
  type: 'TROUBLE.CAME',
  trouble: { name, ...more },
});

/** What a policy or a refusal that cannot be paid means, by what the service says of it. */
function refusal(message: string, carrierUrl = ''): PaymentEvent {
  const kind = paymentMessage(message);
  switch (kind) {
    case 'alreadyMade':
      return { type: 'PAYMENT.ALREADY_MADE' };
    case 'notFound':
      return trouble('policyNotFound');
    case 'dueWithin48Hours':
    case 'pastDue':
      return trouble(kind, { message, carrierUrl });
    default:
      return trouble('notPayable', { message, carrierUrl });
  }
}

/** A failure of a call; `otherwise` is what it means where the service itself is at fault. */
function failure(error: unknown, otherwise: Trouble['name']): PaymentEvent {
  if (error instanceof RefusedError && error.reason) return refusal(error.reason);
  return trouble(error instanceof NetworkError || error instanceof TimeoutError ? 'offline' : otherwise);
}

async function look(
  host: WidgetHost,
  config: PaymentConfig,
  lookup: Lookup,
  signal: AbortSignal,
): Promise<PaymentEvent> {
  try {
    const policy = await findPayablePolicy(host.client, lookup, signal);
    const carrier = carrierOfPolicy(policy.policyNumber || lookup.policyNumber, config.carriers);
    if (paymentMessage(policy.message) === 'alreadyMade') return { type: 'PAYMENT.ALREADY_MADE' };
    if (config.carriers.length > 0 && !carrier)
      return trouble('carrierNotAvailable', { carrierUrl: policy.carrierUrl });
    if (!policy.isPayable) return refusal(policy.message, carrier?.carrierUrl || policy.carrierUrl);
    if (!policy.token || !policy.policyId) return trouble('tokenMissing');
    return { type: 'POLICY.FOUND', found: { policy, carrier } };
  } catch (error) {
    return failure(error, 'unexpected');
  }
}

/** Tells the page, and the agency, that a visitor was kept from an address. */
function refuse(host: WidgetHost, message: string): void {
  host.fail('navigation', message);
  void import('#services/events/report-error')
    .then(({ reportProblem }) => reportProblem(host.client, { label: 'Payment Address Refused', message, status: 0 }))
    .catch(() => undefined);
}

/** The session of this intent: the same one however often it is asked for. */
async function open(host: WidgetHost, { policy }: Found, signal: AbortSignal): Promise<PaymentEvent> {
  try {
    const intent = await paymentIntentKey(host.visitor, policy);
    const { paymentUrl, token, message } = await openPaymentSession(
      host.client,
      { policyId: policy.policyId, token: policy.token, intent },
      signal,
    );
    if (paymentMessage(message) === 'approved') return { type: 'SESSION.APPROVED' };
    if (paymentUrl && !host.isTrusted(paymentUrl)) {
      refuse(host, 'The payment page is not of an https origin that services.trustedOrigins lists.');
      return trouble('untrusted');
    }
    if (!paymentUrl && !token) return message ? refusal(message) : trouble('tokenMissing');
    return { type: 'SESSION.OPENED', session: { paymentUrl, token } };
  } catch (error) {
    if (error instanceof RefusedError && paymentMessage(error.reason ?? '') === 'approved')
      return { type: 'SESSION.APPROVED' };
    return failure(error, error instanceof RefusedError ? 'tokenMissing' : 'paymentProcess');
  }
}

/** To the payment page, which is told where to lead back to; or to this page with the token of a payment that is through. */
async function leave(host: WidgetHost, found: Found, signal: AbortSignal): Promise<PaymentEvent> {
  const opened = await open(host, found, signal);
  if (opened.type !== 'SESSION.OPENED' || signal.aborted) return opened;
  const { paymentUrl, token } = opened.session;
  const here = new URL(host.path, host.client.pageBase).href;
  const goesTo = (url: string, reason: Destination['reason']): PaymentEvent => ({
    type: 'PAGE.LEFT',
    session: opened.session,
    goesTo: { url, reason },
  });
  if (!paymentUrl) return goesTo(withToken(here, token), 'payment-result');
  try {
    await setPaymentReturn(host.client, { policyId: found.policy.policyId, redirectTo: returnAddress(here) }, signal);
  } catch (error) {
    return failure(error, 'paymentProcess');
  }
  return goesTo(paymentUrl, 'payment');
}

async function read(host: WidgetHost, token: string, signal: AbortSignal): Promise<PaymentEvent> {
  try {
    const result = await loadPaymentResult(host.client, { token }, signal);
    // Another window was faster.
    if (!result.isApproved && paymentMessage(result.message) === 'alreadyMade') return { type: 'PAYMENT.ALREADY_MADE' };
    return { type: 'RESULT.READ', result };
  } catch (error) {
    if (error instanceof RefusedError) return trouble('paymentNotFound');
    return failure(error, 'unexpected');
  }
}

/** What a state waits for; undefined where it waits for the visitor. */
export function workOf(
  state: PaymentState,
  host: WidgetHost,
  config: PaymentConfig,
): ((signal: AbortSignal) => Promise<PaymentEvent>) | undefined {
  switch (state.is) {
    case 'looking':
      return (signal) => look(host, config, state.lookup, signal);
    case 'opening':
      return (signal) => open(host, state.found, signal);
    case 'leaving':
      return (signal) => leave(host, state.found, signal);
    case 'reading':
      return (signal) => read(host, state.token, signal);
    default:
      return undefined;
  }
}
