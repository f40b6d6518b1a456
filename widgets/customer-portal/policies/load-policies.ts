import type { CustomerPolicy } from '#domain/customer-policy';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { SessionEndedError } from '#services/errors';
import { listPolicies } from '#services/policies/list-policies';
import { loadPolicyDetails } from '#services/policies/load-policy-details';

/**
 * The customer's policies. Those that the list has no details of get them one by one; where that fails, the policy is shown
 * without.
 */
export async function loadPolicies({ client }: WidgetHost, signal: AbortSignal): Promise<readonly CustomerPolicy[]> {
  const policies = await listPolicies(client, signal);
  return Promise.all(
    policies.map(async (policy) => {
      if (policy.details) return policy;
      const details = await loadPolicyDetails(client, { policyId: policy.policyId }, signal).catch((error: unknown) => {
        if (error instanceof SessionEndedError || signal.aborted) throw error;
        return undefined;
      });
      return { ...policy, details };
    }),
  );
}
