import { agencyTimeZone } from '#domain/agency-time-zone';
import { dateAt } from '#domain/calendar-date';
import type { CustomerPolicy } from '#domain/customer-policy';
import { policySummary, type PolicySummary } from '#domain/policy-summary';
import { useResource } from '../data/use-resource.ts';
import type { PortalTabProps } from '../portal-tab.types.ts';
import { loadPolicies } from './load-policies.ts';

/** The customer's policies, loaded once for all tabs, and a function for their payment summaries as of today. */
export function usePolicies({ session, config, host }: PortalTabProps) {
  const { loaded, retry } = useResource(session, 'policies', loadPolicies);
  const today = dateAt(host.visitor.now(), agencyTimeZone);
  const summariesOf = (policies: readonly CustomerPolicy[]): readonly PolicySummary[] =>
    policies.map((policy) => policySummary(policy, { ...config, today }));
  return { loaded, retry, summariesOf };
}
