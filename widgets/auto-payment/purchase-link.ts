import { cleanReturnUrl } from '#domain/return-url';
import { queryValue } from '#flow/page-query';
import { removeFromQuery } from '#flow/remove-from-address';
import type { SigningEvent } from '#services/auto-payment/partner-message.contract';
import type { PurchaseLink } from './auto-payment.types.ts';

/** Reads the purchase from the page's address; parameter names are case-insensitive. Missing ones are empty. */
export const purchaseLinkOf = (path: string): PurchaseLink => ({
  transactionId: queryValue(path, 'transactionId'),
  carrierId: queryValue(path, 'carrierId'),
  payPlan: queryValue(path, 'payplan'),
});

/** The partner’s names for the end of a visit (spec 2 §4.2). Repeated here, because the contract's list loads late. */
const signingEvents: readonly SigningEvent[] = [
  'signing_complete',
  'decline',
  'cancel',
  'session_timeout',
  'ttl_expired',
  'exception',
];

/** How the visit of the signing page ended. It only explains; the service says what is signed. */
export const signingEventOf = (path: string): SigningEvent | undefined =>
  signingEvents.find((event) => event === queryValue(path, 'event').toLowerCase());

/** The address that the partners return to: this page, with the purchase and without personal data. */
export function returnUrlOf(page: string, { transactionId, carrierId, payPlan }: PurchaseLink): string {
  const url = new URL(cleanReturnUrl(page));
  removeFromQuery(url, ['transactionid', 'carrierid', 'payplan', 'event']);
  url.searchParams.set('transactionId', transactionId);
  url.searchParams.set('carrierId', carrierId);
  if (payPlan) url.searchParams.set('payplan', payPlan);
  return url.href;
}
