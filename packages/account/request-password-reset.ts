import { checkCustomer } from '#services/account/check-customer';
import { sendPasswordReset } from '#services/account/send-password-reset';
import { isRejected, ServiceError } from '#services/errors';
import type { ServiceClient } from '#services/http';
import { type AccountFailure, accountFailureOf } from './account-failure.ts';
import { isOutage } from './service-outage.ts';
import { accountVariants } from './variants.ts';

const isOutageOf = (error: unknown): boolean => error instanceof ServiceError && isRejected(error) && isOutage(error);

/**
 * Resolves to undefined if a service refuses, so that nobody learns whether the customer exists. Throws if a service is
 * down.
 */
const unlessRejected = <Result>(call: Promise<Result>): Promise<Result | undefined> =>
  call.catch((error: unknown) => {
    if (isRejected(error) && !isOutageOf(error)) return undefined;
    throw error;
  });

/** Like `accountFailureOf`: a service that is down has refused nothing. */
export function resetFailureOf(error: unknown): AccountFailure {
  return isOutageOf(error) ? { kind: 'unreachable' } : accountFailureOf(error);
}

/**
 * Requests a mail with a reset link: from the primary services if the customer exists there, otherwise from the `ca`
 * ones (spec 3 §2). An address without an account causes the same number of calls and the same outcome. If it is not
 * known whether the customer exists at the primary services, both are called one after the other.
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
  const exists = await unlessRejected(checkCustomer(client, { email, variant: 'primary' }, signal));
  const senders = exists === undefined ? variants : exists ? variants.slice(0, 1) : variants.slice(-1);
  for (const variant of senders)
    await unlessRejected(sendPasswordReset(client, { email, resetPage: address, variant }, signal));
}
