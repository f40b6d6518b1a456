import { cleanReturnUrl } from '#domain/return-url';
import { isTransactionName } from './transaction-in.ts';

/** The address that the payment page returns to: this page, without a transaction and without personal data. */
export function returnUrlOf(page: string): string {
  const url = new URL(cleanReturnUrl(page));
  removeFrom(url);
  return url.href;
}

/** Removes the transaction from the address, so that a reload does not return to a payment that is over. */
export function removeTransaction(): void {
  const url = new URL(location.href);
  if (removeFrom(url)) history.replaceState(history.state, '', url);
}

function removeFrom(url: URL): boolean {
  const names = [...url.searchParams.keys()].filter(isTransactionName);
  for (const name of names) url.searchParams.delete(name);
  return names.length > 0;
}
