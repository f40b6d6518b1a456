import type { ServiceClient } from '../http.ts';
import { partnerUrl } from './partner-url.ts';
import type { PurchaseReference } from './purchase-reference.ts';
import { signPolicy as contract } from './sign-policy.contract.ts';

interface SignatureRequest extends PurchaseReference {
  /** Random, one for each decision to sign. The same intent returns the same address, which opens once. */
  intent: string;
  /** The address to which the signing page returns; absent for a frame or a window. Without visitor data. */
  returnUrl?: string | undefined;
}

/**
 * Requests the address at which the policy is signed. It opens once, within minutes: request it when the visitor presses
 * Sign, and with a new intent after that. The page decides whether its origin is trusted.
 *
 * @throws {RefusedError} when there is nothing to sign, or no address.
 */
export function signPolicy(
  client: ServiceClient,
  { transactionId, carrierId, intent, returnUrl }: SignatureRequest,
  signal?: AbortSignal,
): Promise<{ url: string }> {
  const body = { transactionId, carrierId, ...(returnUrl && { returnUrl }) };
  return client.call(contract, { body, signal, idempotencyKey: intent }, ({ eSignUrl }) => ({
    url: partnerUrl(contract.id, eSignUrl, { pageBase: client.pageBase, missing: 'Error in Esign Url API' }),
  }));
}
