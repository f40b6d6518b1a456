import { cleanReturnUrl } from '#domain/return-url';
import { removeFromQuery } from '#flow/remove-from-address';

/** The address that the payment page returns to: this page, without a transaction and without personal data. */
export function returnUrlOf(page: string): string {
  const url = new URL(cleanReturnUrl(page));
  removeFromQuery(url, ['transactionid']);
  return url.href;
}
