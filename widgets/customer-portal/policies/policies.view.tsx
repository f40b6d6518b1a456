import { type ReactNode, useState } from 'react';
import { ResourceView } from '../data/resource-view.tsx';
import { usePay } from '../payments/use-pay.ts';
import type { PortalTabProps } from '../portal-tab.types.ts';
import { IdCardDialog } from './id-card.view.tsx';
import { NoPolicies } from './no-policies.view.tsx';
import { PolicyCard } from './policy-card.view.tsx';
import { PolicyDetailsDialog } from './policy-details.view.tsx';
import { SavedCards } from './saved-cards.view.tsx';
import { usePolicies } from './use-policies.ts';
import './policies.css';

/** The customer's policies: payments, details and ID cards (spec 3 §2). */
export function Policies(page: PortalTabProps): ReactNode {
  const { labels } = page;
  const { loaded, retry, summariesOf } = usePolicies(page);
  const pay = usePay(page);
  const [open, setOpen] = useState<{ dialog: 'details' | 'idCard'; policyId: string }>();
  const close = () => setOpen(undefined);
  const summaries = loaded.status === 'ready' ? summariesOf(loaded.value) : [];
  const detailed =
    open?.dialog === 'details' && summaries.find(({ policy }) => policy.policyId === open.policyId)?.policy;
  return (
    <>
      <ResourceView loaded={loaded} retry={retry} labels={labels} loadingText={labels.loadingPolicies}>
        {() =>
          summaries.length === 0 ? (
            <NoPolicies {...page} />
          ) : (
            <div className="cover-portal-policies">
              {summaries.map((summary) => (
                <PolicyCard
                  key={summary.policy.policyId}
                  {...page}
                  summary={summary}
                  pay={pay}
                  onDetails={() => setOpen({ dialog: 'details', policyId: summary.policy.policyId })}
                  onIdCard={() => setOpen({ dialog: 'idCard', policyId: summary.policy.policyId })}
                />
              ))}
            </div>
          )
        }
      </ResourceView>
      {loaded.status === 'failed' && (
        <SavedCards {...page} onIdCard={(policyId) => setOpen({ dialog: 'idCard', policyId })} />
      )}
      {detailed && <PolicyDetailsDialog {...page} policy={detailed} pay={pay} onClose={close} />}
      {open?.dialog === 'idCard' && <IdCardDialog {...page} policyId={open.policyId} onClose={close} />}
    </>
  );
}
