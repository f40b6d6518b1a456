import { type CustomerPolicy, mergedDetails } from '#domain/customer-policy';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { SessionEndedError } from '#services/errors';
import { listPolicies } from '#services/policies/list-policies';
import { loadPolicyDetails } from '#services/policies/load-policy-details';

/** Has the dates that determine the payment status. */
const isWhole = ({ details }: CustomerPolicy): boolean =>
  details?.expirationDate !== undefined && details.paymentDueDate !== undefined;

/**
 * The customer's policies. Missing details or dates are loaded policy by policy; if that fails, the policy is returned
 * as listed.
 */
export async function loadPolicies({ client }: WidgetHost, signal: AbortSignal): Promise<readonly CustomerPolicy[]> {
  const policies = await listPolicies(client, signal);
  return Promise.all(
    policies.map(async (policy) => {
      if (isWhole(policy)) return policy;
      const loaded = await loadPolicyDetails(client, { policyId: policy.policyId }, signal).catch((error: unknown) => {
        if (error instanceof SessionEndedError || signal.aborted) throw error;
        return undefined;
      });
      return loaded ? { ...policy, details: mergedDetails(loaded, policy.details) } : { ...policy, isIncomplete: true };
    }),
  );
}
