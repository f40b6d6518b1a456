import { type MouseEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { formatMoney } from '#domain/money';
import { nextPayment, type PolicySummary, unknownPayment } from '#domain/policy-summary';
import type { PortalTab } from '#domain/portal-tab';
import { vehicleName } from '#domain/vehicle-name';
import { whenIdle } from '#embed/loader/schedule-load';
import { formatDueDate } from '#i18n/date';
import { format } from '#i18n/format';
import { Button, opensElsewhere } from '#ui/button';
import { Card } from '#ui/card';
import { Heading } from '#ui/heading';
import { LazyBoundary, LazyModule } from '#ui/lazy-module';
import { Price } from '#ui/price';
import { loadProfile } from '../data/load-profile.ts';
import { ResourceView } from '../data/resource-view.tsx';
import { useResource } from '../data/use-resource.ts';
import { usePay } from '../payments/use-pay.ts';
import { IdCardDialog } from '../policies/id-card.view.tsx';
import { NoPolicies } from '../policies/no-policies.view.tsx';
import { PaymentActions, PolicyMessage, StatusBadge } from '../policies/policy-card.view.tsx';
import { SavedCards } from '../policies/saved-cards.view.tsx';
import { usePolicies } from '../policies/use-policies.ts';
import type { PortalTabProps } from '../portal-tab.types.ts';
import './dashboard.css';

const referral = new LazyModule(() => import('../referral/referral.chunk.ts'));

/** The customer's overview: greeting, next payment and policies. */
export function Dashboard(page: PortalTabProps): ReactNode {
  const { labels, session } = page;
  const profile = useResource(session, 'profile', loadProfile);
  const { loaded, retry, summariesOf } = usePolicies(page);
  const [cardOf, setCardOf] = useState<string>();
  const name = profile.loaded.status === 'ready' ? profile.loaded.value.firstName : '';
  return (
    <>
      <p className="cover-lead">{name ? format(labels.hello, { name }) : labels.helloPlain}</p>
      <ResourceView loaded={loaded} retry={retry} labels={labels} loadingText={labels.loadingPolicies}>
        {(policies) => {
          const summaries = summariesOf(policies);
          return summaries.length === 0 ? (
            <NoPolicies {...page} />
          ) : (
            <div className="cover-portal-dashboard">
              <NextPayment {...page} summary={nextPayment(summaries)} unknown={unknownPayment(summaries)} />
              <PolicyList {...page} summaries={summaries} onIdCard={setCardOf} />
            </div>
          );
        }}
      </ResourceView>
      {loaded.status === 'failed' && <SavedCards {...page} onIdCard={setCardOf} />}
      <Shortcuts {...page} />
      {loaded.status !== 'loading' && <Referral {...page} />}
      {cardOf !== undefined && <IdCardDialog {...page} policyId={cardOf} onClose={() => setCardOf(undefined)} />}
    </>
  );
}

/** Loads while the browser is idle, after the main content. */
function Referral(page: PortalTabProps): ReactNode {
  const { labels } = page;
  const [isWanted, setWanted] = useState(referral.module !== undefined);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  return (
    isWanted && (
      <LazyBoundary module={referral} texts={{ ...labels, loading: labels.loadingTab }}>
        {({ Tab }) => <Tab {...page} />}
      </LazyBoundary>
    )
  );
}

function NextPayment({
  summary,
  unknown,
  ...page
}: PortalTabProps & {
  summary: PolicySummary | undefined;
  unknown: ReturnType<typeof unknownPayment>;
}): ReactNode {
  const { labels, host, session } = page;
  const id = useId();
  const pay = usePay(page);
  const { amountDue, policy } = summary ?? {};
  const dueDate = policy?.details?.paymentDueDate;
  const detail = [dueDate && formatDueDate(dueDate, host.language), policy?.policyNumber].filter(Boolean).join(' · ');
  return (
    <Card as="section" labelledBy={id} part="next-payment">
      <div className="cover-portal-next-head">
        <Heading level={3} id={id}>
          {labels.nextPayment}
        </Heading>
        {summary && <StatusBadge status={summary.status} labels={labels} />}
      </div>
      {summary ? (
        <>
          {amountDue === undefined ? (
            <p>{detail}</p>
          ) : (
            <Price size="large" amount={formatMoney(amountDue, host.language)} detail={detail} />
          )}
          <PolicyMessage summary={summary} />
          <div className="cover-portal-actions">
            <PaymentActions {...page} summary={summary} pay={pay} />
          </div>
        </>
      ) : (
        !unknown && <p>{labels.nothingDue}</p>
      )}
      {unknown === 'notStated' && <p>{labels.dueNotStated}</p>}
      {unknown === 'notLoaded' && (
        <div className="cover-portal-unknown">
          <p>{labels.dueUnknown}</p>
          <Button onClick={() => session.data.reload('policies')}>{labels.retry}</Button>
        </div>
      )}
    </Card>
  );
}

/** Policies that the dashboard shows; the others are on their tab. */
const mostPolicies = 3;

function PolicyList({
  summaries,
  onIdCard,
  ...page
}: PortalTabProps & { summaries: readonly PolicySummary[]; onIdCard: (policyId: string) => void }): ReactNode {
  const { labels } = page;
  const id = useId();
  const current = summaries.filter(({ status }) => status !== 'expired');
  const shown = (current.length > 0 ? current : summaries).slice(0, mostPolicies);
  return (
    <Card as="section" labelledBy={id} part="policy-list">
      <Heading level={3} id={id}>
        {labels.yourPolicies}
      </Heading>
      <ul role="list" className="cover-portal-rows">
        {shown.map(({ policy: { policyId, policyNumber, details }, status, carrierName }) => (
          <li className="cover-portal-row" key={policyId}>
            <span className="cover-portal-row-text">
              <strong>{(details?.vehicles[0] && vehicleName(details.vehicles[0])) || labels.autoPolicy}</strong>
              <span className="cover-note">{[policyNumber, carrierName].filter(Boolean).join(' · ')}</span>
            </span>
            <StatusBadge status={status} labels={labels} />
            {status !== 'expired' && (
              <Button
                variant="link"
                accessibleName={format(labels.idCardOf, { number: policyNumber })}
                onClick={() => onIdCard(policyId)}
              >
                {labels.idCard}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {page.session.tabs.includes('policies') && (
        <div>
          <TabLink {...page} tab="policies">
            {labels.allPolicies}
          </TabLink>
        </div>
      )}
    </Card>
  );
}

function TabLink({ tab, session, children }: PortalTabProps & { tab: PortalTab; children: ReactNode }): ReactNode {
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    session.go(tab);
  };
  return (
    <Button href={session.addressOf(tab)} endIcon="next" onClick={follow}>
      {children}
    </Button>
  );
}

function Shortcuts(page: PortalTabProps): ReactNode {
  const { labels, session } = page;
  const id = useId();
  const tabs = (['rewards', 'myquotes', 'account'] as const).filter((tab) => session.tabs.includes(tab));
  return (
    <section className="cover-portal-shortcuts" aria-labelledby={id}>
      <Heading level={3} id={id}>
        {labels.shortcuts}
      </Heading>
      <div className="cover-portal-actions">
        {tabs.map((tab) => (
          <TabLink key={tab} {...page} tab={tab}>
            {tab === 'account' ? labels.profileLink : labels[`tab.${tab}`]}
          </TabLink>
        ))}
        <Button icon="chat" onClick={() => session.openHelp()}>
          {labels.paymentHelp}
        </Button>
      </div>
    </section>
  );
}
