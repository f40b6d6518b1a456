import type { CustomerPolicy } from '#domain/customer-policy';
import { policyIdOf } from '../contract/policy-id.ts';
import type { ServiceClient } from '../http.ts';
import { emptyIfNotFound } from '../no-results-refusal.ts';
import { readRows } from '../read-rows.ts';
import { listPolicies as contract } from './list-policies.contract.ts';
import { readPolicyDetails } from './policy-details.ts';

/**
 * Lists the auto policies of the customer who is signed in; empty when there is none, or when the service's message
 * says so.
 *
 * @throws {SessionEndedError} when nobody is signed in, or no longer.
 */
export function listPolicies(client: ServiceClient, signal?: AbortSignal): Promise<readonly CustomerPolicy[]> {
  const list = client.call(contract, { query: {}, signal }, ({ policies }, isWhole) =>
    readRows(policies, isWhole, ({ policyId: id, policyNumber, isPayable, message, details }) => {
      const policyId = policyIdOf(id);
      if (!policyId) return undefined;
      return {
        policyId,
        policyNumber: policyIdOf(policyNumber),
        isPayable: isPayable !== false,
        message: message?.trim() ?? '',
        details: details && readPolicyDetails(details),
      };
    }),
  );
  return emptyIfNotFound(list, 'policies');
}
