import type { CustomerPolicy } from '#domain/customer-policy';
import { policyIdOf } from '../contract/policy-id.ts';
import type { ServiceClient } from '../http.ts';
import { listPolicies as contract } from './list-policies.contract.ts';
import { readPolicyDetails } from './policy-details.ts';

/**
 * Lists the auto policies of the customer who is signed in; empty when there is none.
 *
 * @throws {SessionEndedError} when nobody is signed in, or no longer.
 */
export function listPolicies(client: ServiceClient, signal?: AbortSignal): Promise<readonly CustomerPolicy[]> {
  return client.call(contract, { query: {}, signal }, ({ policies }) =>
    policies
      .map(({ policyId, policyNumber, isPayable, message, details }) => ({
        policyId: policyIdOf(policyId),
        policyNumber: policyIdOf(policyNumber),
        isPayable: isPayable === true,
        message: message?.trim() ?? '',
        details: details && readPolicyDetails(details),
      }))
      .filter(({ policyId }) => policyId),
  );
}
