import { type ReactNode, useId } from 'react';
import { formatMoney } from '#domain/money';
import { isDue, type PolicySummary, showsDue } from '#domain/policy-summary';
import { vehicleName } from '#domain/vehicle-name';
import { isExplanation } from '#flow/machine/failure';
import { formatDate, formatDueDate } from '#i18n/date';
import { format } from '#i18n/format';
import { formatList } from '#i18n/list';
import { Badge, type BadgeProps } from '#ui/badge';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Facts } from '#ui/facts';
import { Heading } from '#ui/heading';
import { Logo } from '#ui/logo';
import { CarrierLink } from '../payments/carrier-link.view.tsx';
import type { Pay } from '../payments/use-pay.ts';
import type { PortalTabProps } from '../portal-tab.types.ts';
import type { CustomerPortalStrings } from '../strings.en.ts';
import './policy-card.css';

const tones: Readonly<Record<PolicySummary['status'], BadgeProps['tone']>> = {
  unknown: 'neutral',
  expired: 'neutral',
  notEffective: 'neutral',
  pastDue: 'caution',
  dueWithin48Hours: 'caution',
  paymentDue: 'neutral',
  paid: 'positive',
};

export function StatusBadge({
  status,
  labels,
}: Pick<PolicySummary, 'status'> & { labels: CustomerPortalStrings }): ReactNode {
  const isWarning = tones[status] === 'caution';
  return (
    <Badge tone={tones[status]} icon={isWarning ? 'alert' : status === 'paid' ? 'check' : undefined}>
      {status === 'unknown' ? (
        <>
          <span aria-hidden="true">{labels['status.unknown']}</span>
          <span className="cover-hidden">{labels['status.unknown.spoken']}</span>
        </>
      ) : (
        labels[`status.${status}`]
      )}
    </Badge>
  );
}

interface PolicyCardProps extends PortalTabProps {
  summary: PolicySummary;
  pay: Pay;
  onDetails: () => void;
  onIdCard: () => void;
}

/** A policy with its payment (spec 3 §2, §4). */
export function PolicyCard({ summary, pay, onDetails, onIdCard, ...page }: PolicyCardProps): ReactNode {
  const { labels, host } = page;
  const id = useId();
  const { policy, status, carrier, carrierName, amountDue } = summary;
  const { policyNumber: number, details } = policy;
  const { language } = host;
  const vehicles = details?.vehicles.map(vehicleName).filter(Boolean) ?? [];
  const { effectiveDate, expirationDate, paymentDueDate } = details ?? {};
  const hasDue = showsDue(summary);
  const facts = [
    [labels.policyNumber, number],
    [
      labels.period,
      effectiveDate && expirationDate
        ? format(labels.periodRange, {
            from: formatDate(effectiveDate, language, 'medium'),
            to: formatDate(expirationDate, language, 'medium'),
          })
        : '',
    ],
    [labels.dueDate, hasDue && paymentDueDate ? formatDueDate(paymentDueDate, language) : ''],
    [labels.amountDue, hasDue && amountDue !== undefined ? formatMoney(amountDue, language) : ''],
  ] as const;
  return (
    <Card as="article" labelledBy={id} part="policy">
      <div className="cover-portal-policy-head">
        <div className="cover-portal-policy-name">
          {(carrier?.carrierLogo || carrierName) && (
            <Logo size="carrier" src={carrier?.carrierLogo} name={carrierName} isDecorative />
          )}
          <Heading level={3} id={id}>
            {formatList(vehicles, language) || labels.autoPolicy}
          </Heading>
        </div>
        <StatusBadge status={status} labels={labels} />
      </div>
      <Facts layout="grid" facts={facts.map(([term, value]) => ({ key: term, term, value }))} />
      <PolicyMessage summary={summary} />
      <div className="cover-portal-actions">
        <PaymentActions {...page} summary={summary} pay={pay} />
        <Button part="policy-details" accessibleName={format(labels.detailsOf, { number })} onClick={onDetails}>
          {labels.details}
        </Button>
        {status !== 'expired' && (
          <Button part="id-card" icon="car" accessibleName={format(labels.idCardOf, { number })} onClick={onIdCard}>
            {labels.idCard}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** The service's message about the payment of a policy. */
export const PolicyMessage = ({ summary: { message } }: Pick<PolicyCardProps, 'summary'>): ReactNode =>
  isExplanation(message) && (
    <p className="cover-note" part="policy-message">
      {message}
    </p>
  );

/** The ways to pay a policy: online, at its carrier, or with an agent. */
export function PaymentActions({
  summary,
  pay,
  ...page
}: PortalTabProps & Pick<PolicyCardProps, 'summary' | 'pay'>): ReactNode {
  const { labels, session } = page;
  const { policy, payment, carrier, amountDue } = summary;
  const { policyId, policyNumber } = policy;
  const isPending = pay.isPending(policyId);
  const number = { number: policyNumber };
  return (
    <>
      {isPending && payment === 'atAgency' && <p className="cover-note">{labels.pendingPayment}</p>}
      {payment === 'atAgency' && (
        <Button
          variant="primary"
          part="pay"
          isBusy={pay.openingFor === policyId}
          busyText={labels.preparingPayment}
          isDisabled={pay.openingFor !== ''}
          accessibleName={
            pay.openingFor === policyId
              ? undefined
              : format(isPending ? labels.continuePaymentOf : labels.payNowOf, number)
          }
          onClick={() =>
            pay.pay({ policyId, policyNumber, dueDate: policy.details?.paymentDueDate, amount: amountDue })
          }
        >
          {isPending ? labels.continuePayment : labels.payNow}
        </Button>
      )}
      {payment === 'atCarrier' && <CarrierLink {...page} carrier={carrier} isPrimary />}
      {isDue(summary) && (
        <Button variant="quiet" icon="chat" part="payment-help" onClick={() => session.openHelp()}>
          {labels.paymentHelp}
        </Button>
      )}
    </>
  );
}
