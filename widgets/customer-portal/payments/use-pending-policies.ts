import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { pendingPayments } from '#visitor/payment-intent';
import type { Visitor } from '#visitor/visitor';

/**
 * The ids of the policies with a pending payment, as of the last change in any tab. They are loaded when the component
 * mounts, which it does again on a page from the back/forward cache: the page has missed the changes of other tabs.
 */
export function usePendingPolicies(visitor: Visitor): readonly string[] {
  useEffect(() => void pendingPayments(visitor), [visitor]);
  const intents = useSyncExternalStore(visitor.subscribe, () => visitor.getState().paymentIntents);
  return useMemo(() => (intents ?? []).filter(({ isPending }) => isPending).map(({ policyId }) => policyId), [intents]);
}
