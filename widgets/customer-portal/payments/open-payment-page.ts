import { tabAddress } from '#domain/portal-tab';
import { cleanReturnUrl } from '#domain/return-url';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { reportFailure } from '#flow/report-failure';
import { authenticateCustomer } from '#services/account/authenticate-customer';
import { loadCustomerProfile } from '#services/account/load-customer-profile';
import { payNow } from '#services/policies/pay-now';
import { holdPayment, type Payment, paymentIntentKey } from '#visitor/payment-intent';
import { portalPageOf } from '../portal-address.ts';
import { UntrustedPaymentPage } from './pay.machine.ts';
import { IncompleteProfile } from './payment-problem.ts';

/**
 * Authenticates the customer for one payment, and requests the payment page of a policy (spec 3 §4, §7). From then on
 * the payment is pending: until its result is known, each press sends the same key, so the services make one payment.
 *
 * @throws {IncompleteProfile} when the profile lacks the email, phone or birth date for authentication.
 * @throws {UntrustedPaymentPage}
 */
export async function openPaymentPage(host: WidgetHost, payment: Payment, signal: AbortSignal): Promise<string> {
  const { client, visitor } = host;
  const { email, phone, birthDate } = await loadCustomerProfile(client, {}, signal);
  if (!email || !phone || !birthDate) throw new IncompleteProfile();
  const variant = visitor.read('customerSession')?.variant ?? visitor.variant(host.path);
  const { fetchToken } = await authenticateCustomer(client, { email, phone, birthDate, variant }, signal);
  const intent = await paymentIntentKey(visitor, payment);
  const portal = tabAddress(portalPageOf(host.path), 'policies');
  const redirectTo = cleanReturnUrl(new URL(portal, client.pageBase).href);
  const { policyId } = payment;
  const { paymentUrl } = await payNow(client, { policyId, fetchToken, intent, redirectTo, variant }, signal);
  if (!host.isTrusted(paymentUrl)) {
    reportFailure(host, {
      code: 'navigation',
      label: 'Payment Address Refused',
      message: 'The payment page is not of an https origin that services.trustedOrigins lists.',
    });
    throw new UntrustedPaymentPage();
  }
  await holdPayment(visitor, payment, intent, { variant });
  return paymentUrl;
}
