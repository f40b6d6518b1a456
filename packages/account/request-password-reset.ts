import { checkCustomer } from '#services/account/check-customer';
import { sendPasswordReset } from '#services/account/send-password-reset';
import type { ServiceClient } from '#services/http';
import { accountVariants } from './variants.ts';

/**
 * Has a reset link mailed: by the primary services if the customer exists there, else by the `ca` ones (spec 3 §2). It
 * resolves in the same way when there is no account. Services that do not tell who exists are asked one after the other.
 *
 * @param options.resetPage the page that sets the password, relative to the page or absolute.
 */
export async function requestPasswordReset(
  client: ServiceClient,
  { email, resetPage }: { email: string; resetPage: string },
  signal?: AbortSignal,
): Promise<void> {
  const address = new URL(resetPage, client.pageBase).href;
  for (const variant of accountVariants(client.services)) {
    const exists = await checkCustomer(client, { email, variant }, signal);
    if (exists !== false) await sendPasswordReset(client, { email, resetPage: address, variant }, signal);
    if (exists) return;
  }
}
