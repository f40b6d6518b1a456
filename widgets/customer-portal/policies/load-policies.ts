import type { CustomerPolicy, PolicyDetails } from '#domain/customer-policy';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { SessionEndedError } from '#services/errors';
import { listPolicies } from '#services/policies/list-policies';
import { loadPolicyDetails } from '#services/policies/load-policy-details';

/** The dates without which nothing can be said about a payment. */
const isEnough = (details: PolicyDetails | undefined): boolean =>
  details?.expirationDate !== undefined && details.paymentDueDate !== undefined;

const isKnown = (value: unknown): boolean =>
  value !== undefined && value !== '' && (!Array.isArray(value) || value.length > 0);

/** What was loaded completes what the list said. */
const merged = (listed: PolicyDetails | undefined, loaded: PolicyDetails): PolicyDetails => ({
  ...loaded,
  ...Object.fromEntries(
    Object.entries(listed ?? {}).filter(
      ([key, value]) => isKnown(value) && !isKnown(loaded[key as keyof PolicyDetails]),
    ),
  ),
});

/**
 * The customer's policies. Those of which the list tells no dates get their details one by one; where that fails, the policy is
 * shown with what the list said.
 */
export async function loadPolicies({ client }: WidgetHost, signal: AbortSignal): Promise<readonly CustomerPolicy[]> {
  const policies = await listPolicies(client, signal);
  return Promise.all(
    policies.map(async (policy) => {
      if (isEnough(policy.details)) return policy;
      const details = await loadPolicyDetails(client, { policyId: policy.policyId }, signal).then(
        (loaded) => merged(policy.details, loaded),
        (error: unknown) => {
          if (error instanceof SessionEndedError || signal.aborted) throw error;
          return policy.details;
        },
      );
      return { ...policy, details };
    }),
  );
}
