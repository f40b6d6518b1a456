import { type ReactNode, useId, useMemo } from 'react';
import { formatCoverageAmount, formatCoverageLimits } from '#domain/coverage-limits';
import { type CustomerPolicy, mergedDetails, type PolicyCoverage, type PolicyDetails } from '#domain/customer-policy';
import { formatMoney } from '#domain/money';
import type { PolicySummary } from '#domain/policy-summary';
import { shownPhoneNumber } from '#domain/shown-phone-number';
import { vehicleName } from '#domain/vehicle-name';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { formatDate, formatDueDate } from '#i18n/date';
import { format } from '#i18n/format';
import { loadPolicyDetails } from '#services/policies/load-policy-details';
import { Dialog } from '#ui/dialog';
import { type Fact, Facts } from '#ui/facts';
import { Heading } from '#ui/heading';
import { Spinner } from '#ui/spinner';
import { LoadFailure } from '../data/load-failure.view.tsx';
import { useResource } from '../data/use-resource.ts';
import type { Pay } from '../payments/use-pay.ts';
import { pluralLabel } from '../plural-label.ts';
import type { PortalTabProps } from '../portal-tab.types.ts';
import { PolicyDocuments } from './documents.view.tsx';
import { PaymentActions, PolicyMessage, StatusBadge } from './policy-card.view.tsx';
import { usePolicies } from './use-policies.ts';
import './policy-details.css';

interface PolicyDetailsDialogProps extends PortalTabProps {
  policy: CustomerPolicy;
  pay: Pay;
  onClose: () => void;
}

/** A policy in detail, with its documents (spec 3 §2, §3). */
export function PolicyDetailsDialog({ policy, pay, onClose, ...page }: PolicyDetailsDialogProps): ReactNode {
  const { labels, session } = page;
  const { policyId, policyNumber: number, details: listed } = policy;
  const { summariesOf } = usePolicies(page);
  const load = useMemo(
    () =>
      ({ client }: WidgetHost, signal: AbortSignal) =>
        loadPolicyDetails(client, { policyId }, signal),
    [policyId],
  );
  const { loaded, retry } = useResource(session, `policy ${policyId}`, load);
  const details = loaded.status === 'ready' ? mergedDetails(loaded.value, listed) : listed;
  const [summary] = summariesOf([{ ...policy, details }]);
  if (!summary) return null;
  return (
    <Dialog
      isOpen
      size="wide"
      title={format(labels.detailsTitle, { number })}
      closeText={labels.close}
      onClose={onClose}
      actions={summary.payment !== 'none' && <PaymentActions {...page} summary={summary} pay={pay} />}
    >
      <div className="cover-portal-details">
        <div>
          <StatusBadge status={summary.status} labels={labels} />
        </div>
        <PolicyMessage summary={summary} />
        {loaded.status === 'failed' && <LoadFailure failure={loaded.failure} labels={labels} onRetry={retry} />}
        {loaded.status === 'loading' && !details && <Spinner text={labels.loadingDetails} />}
        {details && <Details {...page} details={details} summary={summary} />}
        <Section title={labels.documents}>
          <PolicyDocuments {...page} policyId={policyId} />
        </Section>
      </div>
    </Dialog>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <section className="cover-portal-section" aria-labelledby={id}>
      <Heading level={3} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

interface DetailsProps extends PortalTabProps {
  details: PolicyDetails;
  summary: PolicySummary;
}

function Details({ details, summary, labels, host }: DetailsProps): ReactNode {
  const { language } = host;
  const day = (date: string | undefined) => (date ? formatDate(date, language, 'medium') : '');
  const money = (cents: number | undefined) => (cents === undefined ? '' : formatMoney(cents, language));
  const term = details.term;
  const email = details.email && <span className="cover-portal-address">{details.email}</span>;
  const facts = [
    [labels.carrier, summary.carrierName],
    [labels.policyType, details.policyType],
    [labels.monthlyPayment, money(details.monthlyPayment)],
    [labels.term, term === undefined ? '' : pluralLabel(labels, 'term', term, language)],
    [labels.effective, day(details.effectiveDate)],
    [labels.expires, day(details.expirationDate)],
    [labels.dueDate, details.paymentDueDate ? formatDueDate(details.paymentDueDate, language) : ''],
    [labels.quoteStatus, details.quoteStatus],
    [labels.email, email],
    [labels.phone, shownPhoneNumber(details.phone)],
  ] as const;
  const payments = details.transactions.map(({ date, source, amount }, index): Fact => ({
    key: String(index),
    term: day(date) || labels.dateUnknown,
    hint: amount !== undefined && amount < 0 ? labels.refund : source,
    value: money(amount) || labels.amountUnknown,
  }));
  const upcoming = details.installments.map(({ dueDate, amount }, index): Fact => ({
    key: String(index),
    term: dueDate ? formatDueDate(dueDate, language) : labels.dateUnknown,
    value: money(amount) || labels.amountUnknown,
  }));
  return (
    <>
      <Facts layout="grid" facts={facts.map(([name, value]) => ({ key: name, term: name, value }))} />
      <div className="cover-portal-columns">
        {details.vehicles.length > 0 && (
          <Section title={labels.vehicles}>
            <ul role="list" className="cover-portal-list">
              {details.vehicles.map((vehicle, index) => (
                <li key={index}>
                  <strong>{vehicleName(vehicle)}</strong>
                  {vehicle.vin && <span className="cover-note">{format(labels.vin, { vin: vehicle.vin })}</span>}
                </li>
              ))}
            </ul>
          </Section>
        )}
        {details.drivers.length > 0 && (
          <Section title={labels.drivers}>
            <ul role="list" className="cover-portal-list">
              {details.drivers.map(({ fullName, age, gender }, index) => (
                <li key={index}>
                  <strong>{fullName}</strong>
                  <span className="cover-note">
                    {[
                      age !== undefined && format(labels.driverAge, { age }),
                      gender && labels[gender === 'female' ? 'female' : 'male'],
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
      {details.coverages.length > 0 && (
        <Section title={labels.coverages}>
          <Facts facts={details.coverages.map((coverage, index) => coverageFact(coverage, index, { labels, host }))} />
        </Section>
      )}
      <div className="cover-portal-columns">
        <Section title={labels.upcoming}>
          {upcoming.length > 0 ? <Facts facts={upcoming} /> : <p className="cover-note">{labels.noUpcoming}</p>}
        </Section>
        <Section title={labels.payments}>
          {payments.length > 0 ? <Facts facts={payments} /> : <p className="cover-note">{labels.noPayments}</p>}
        </Section>
      </div>
    </>
  );
}

function coverageFact(
  { name, description, limits, limitText, deductible }: PolicyCoverage,
  index: number,
  { labels, host }: Pick<PortalTabProps, 'labels' | 'host'>,
): Fact {
  const { language } = host;
  const names: Readonly<Record<string, string | undefined>> = labels;
  const values = [
    limits.length > 0 ? formatCoverageLimits(limits, language) : limitText,
    deductible !== undefined && format(labels.deductible, { amount: `$${formatCoverageAmount(deductible, language)}` }),
  ];
  // Some services put a name into `description`, others an explanation.
  const isExplained = /[.!?]/.test(description);
  return {
    key: String(index),
    term: (!isExplained && description) || (names[`coverage.${name.toUpperCase()}`] ?? name),
    hint: isExplained && description,
    value: values.filter(Boolean).join(', ') || labels.included,
  };
}
