import type { CustomerPolicy } from '#domain/customer-policy';
import { policyIdOf } from '../contract/policy-id.ts';
import type { ServiceClient } from '../http.ts';
import { emptyWhenRefused } from '../nothing-found.ts';
import { listPolicies as contract } from './list-policies.contract.ts';
import { readPolicyDetails } from './policy-details.ts';

/**
 * Lists the auto policies of the customer who is signed in; empty when there is none, or when the service's message says so.
 *
 * @throws {MalformedError} when there are policies, and none could be read.
 * @throws {SessionEndedError} when nobody is signed in, or no longer.
 */
export function listPolicies(client: ServiceClient, signal?: AbortSignal): Promise<readonly CustomerPolicy[]> {
  const list = client.call(contract, { query: {}, signal }, ({ policies }, isWhole) => {
    const readable = policies
      .map(({ policyId, policyNumber, isPayable, message, details }) => ({
        policyId: policyIdOf(policyId),
        policyNumber: policyIdOf(policyNumber),
        isPayable: isPayable !== false,
        message: message?.trim() ?? '',
        details: details && readPolicyDetails(details),
      }))
      .filter(({ policyId }) => policyId);
    if (readable.length === 0 && !isWhole) throw new Error('No policy of the list could be read.');
    return readable;
  });
  return emptyWhenRefused(list, []);
}
