import { RefusedError } from '../errors.ts';
import type { ServiceClient } from '../http.ts';
import { partnerUrl } from './partner-url.ts';
import { policyDocument as contract } from './policy-document.contract.ts';

/**
 * Loads the address of a policy's documents, for an ordinary link. The page decides whether its origin is trusted.
 *
 * @throws {RefusedError} when there is no document, or no policy number.
 */
export async function policyDocument(
  client: ServiceClient,
  { carrierId, policyNumber }: { carrierId: string; policyNumber: string },
  signal?: AbortSignal,
): Promise<{ url: string }> {
  if (!policyNumber) throw new RefusedError(contract.id, { message: 'Policy Number is empty' });
  return client.call(contract, { body: { carrierId, policyNumber, documentType: 1 }, signal }, ({ document }) => ({
    url: partnerUrl(contract.id, document, {
      pageBase: client.pageBase,
      missing: 'API Error getting policy documents',
    }),
  }));
}
