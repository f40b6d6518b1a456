import type { PolicyDetails } from '#domain/customer-policy';
import type { ServiceClient } from '../http.ts';
import { loadPolicyDetails as contract } from './load-policy-details.contract.ts';
import { readPolicyDetails } from './policy-details.ts';

/**
 * Loads a policy of the customer who is signed in.
 *
 * @throws {RefusedError} when the customer has no such policy.
 * @throws {SessionEndedError} when nobody is signed in, or no longer.
 */
export function loadPolicyDetails(
  client: ServiceClient,
  { policyId }: { policyId: string },
  signal?: AbortSignal,
): Promise<PolicyDetails> {
  return client.call(contract, { query: { policyId }, signal }, ({ details, ...flat }) => {
    const { isSuccess: _, message: _message, ...known } = { ...flat, ...details };
    if (Object.values(known).every((value) => value === undefined)) throw new TypeError('The response has no policy.');
    return readPolicyDetails(known);
  });
}
