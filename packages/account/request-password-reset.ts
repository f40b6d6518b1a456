import { checkCustomer } from '#services/account/check-customer';
import { sendPasswordReset } from '#services/account/send-password-reset';
import { isRejected, ServiceError } from '#services/errors';
import type { ServiceClient } from '#services/http';
import { type AccountFailure, accountFailureOf } from './account-failure.ts';
import { isOutage } from './service-outage.ts';
import { accountVariants } from './variants.ts';

const isOutageOf = (error: unknown): boolean => error instanceof ServiceError && isRejected(error) && isOutage(error);

/** A service that rejects an address says that it has no such customer, which nobody is told. One that is down is an error. */
const unlessRejected = <Result>(call: Promise<Result>, result: Result): Promise<Result> =>
  call.catch((error: unknown) => {
    if (isRejected(error) && !isOutageOf(error)) return result;
    throw error;
  });

/** As `accountFailureOf`: a service that is down has refused nothing. */
export function resetFailureOf(error: unknown): AccountFailure {
  return isOutageOf(error) ? { kind: 'unreachable' } : accountFailureOf(error);
}

/**
 * Has a reset link mailed: by the primary services if the customer exists there, else by the `ca` ones (spec 3 §2). An address
 * without an account causes as many calls, and resolves in the same way. Services that do not tell who exists are asked one
 * after the other.
 *
 * @param options.resetPage the page that sets the password, relative to the page or absolute.
 */
export async function requestPasswordReset(
  client: ServiceClient,
  { email, resetPage }: { email: string; resetPage: string },
  signal?: AbortSignal,
): Promise<void> {
  const address = new URL(resetPage, client.pageBase).href;
  const variants = accountVariants(client.services);
  const exists = await unlessRejected(checkCustomer(client, { email, variant: 'primary' }, signal), false);
  const senders = exists === undefined ? variants : exists ? variants.slice(0, 1) : variants.slice(-1);
  for (const variant of senders)
    await unlessRejected(sendPasswordReset(client, { email, resetPage: address, variant }, signal), undefined);
}
