import type { ServiceVariant } from '#domain/service-variant';
import type { ServiceClient } from '../http.ts';
import { sendPasswordReset as contract } from './send-password-reset.contract.ts';

/**
 * Requests a mail with a reset link from one variant of the services. `#account/request-password-reset` chooses the
 * variant.
 *
 * @param options.resetPage an absolute address on the site, without visitor data.
 * @param options.variant the visitor's variant by default.
 */
export async function sendPasswordReset(
  client: ServiceClient,
  { email, resetPage, variant }: { email: string; resetPage: string; variant?: ServiceVariant | undefined },
  signal?: AbortSignal,
): Promise<void> {
  const body = { email: email.trim(), resetPage };
  await client.call(contract, { body, variant, signal }, () => undefined);
}
