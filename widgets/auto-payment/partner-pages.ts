import type { ProcessedPayment } from '#domain/processed-payment';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { openPurchasePayment } from '#services/auto-payment/open-purchase-payment';
import { policyDocument } from '#services/auto-payment/policy-document';
import { processPayment } from '#services/auto-payment/process-payment';
import type { PurchaseReference } from '#services/auto-payment/purchase-reference';
import { signPolicy } from '#services/auto-payment/sign-policy';
import { RefusedError } from '#services/errors';
import { paymentIntentKey, settlePayment } from '#visitor/payment-intent';
import type { PartnerPageRequest, SigningPageRequest } from './auto-payment.setup.ts';

/** An address of an origin that the page does not trust: the frame or window stays closed. */
class UntrustedAddressError extends Error {}

/** @throws {UntrustedAddressError} */
function trusted(host: WidgetHost, url: string): { url: string } {
  if (!host.isTrusted(url)) {
    host.fail('untrusted', 'The address of a partner’s page is of no origin in services.trustedOrigins.');
    throw new UntrustedAddressError('The address is not trusted.');
  }
  return { url };
}

/** This page, by what names the purchase and by no other value of the visit. */
function returnUrl({ transactionId, carrierId }: PurchaseReference): string {
  const url = new URL(location.pathname, location.href);
  const given = [...new URLSearchParams(location.search)];
  const kept = given.filter(([name]) => /^(payplan|language|lang)$/i.test(name));
  for (const [name, value] of [['transactionId', transactionId], ['carrierId', carrierId], ...kept] as [
    string,
    string,
  ][])
    url.searchParams.set(name, value);
  return url.href;
}

/** The partner's card form. */
export async function openPaymentPage(
  host: WidgetHost,
  { mode, cards, ...reference }: PartnerPageRequest,
  signal: AbortSignal,
): Promise<{ url: string }> {
  const opened = await openPurchasePayment(
    host.client,
    {
      transactionId: reference.transactionId,
      mode: mode === 'frame' ? 'frame' : 'redirect',
      ...(mode === 'redirect' && { returnUrl: returnUrl(reference) }),
    },
    signal,
  );
  const url = new URL(opened.url);
  url.searchParams.set('brands', cards.join(','));
  return trusted(host, url.href);
}

/** The address at which the documents are signed: it opens once. */
export async function openSigningPage(
  host: WidgetHost,
  { mode, ...request }: SigningPageRequest,
  signal: AbortSignal,
): Promise<{ url: string }> {
  const { url } = await signPolicy(
    host.client,
    { ...request, ...(mode === 'redirect' && { returnUrl: returnUrl(request) }) },
    signal,
  );
  return trusted(host, url);
}

/**
 * Charges the card with the key of this purchase: the same in every tab and after a reload, until the payment has
 * failed.
 */
export async function chargeOnce(
  host: WidgetHost,
  { transactionId, carrierId }: PurchaseReference,
  signal: AbortSignal,
): Promise<ProcessedPayment> {
  const policyId = `purchase ${transactionId} ${carrierId}`;
  const intent = await paymentIntentKey(host.visitor, {
    policyId,
    policyNumber: '',
    dueDate: undefined,
    amount: undefined,
  });
  const settle = () => settlePayment(host.visitor, { policyId }, 'declined');
  try {
    const payment = await processPayment(host.client, { transactionId, intent }, signal);
    // The next card is another payment.
    if (payment.outcome !== 'charged') await settle();
    return payment;
  } catch (error) {
    if (error instanceof RefusedError && !error.isFault) await settle();
    throw error;
  }
}

/** The link to the documents of a policy. */
export async function policyLink(
  host: WidgetHost,
  policy: { carrierId: string; policyNumber: string },
  signal: AbortSignal,
): Promise<{ url: string }> {
  const { url } = await policyDocument(host.client, policy, signal);
  return trusted(host, url);
}
