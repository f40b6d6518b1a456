import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money';
import { formatDueDate } from '#i18n/date';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Facts } from '#ui/facts';
import { Heading } from '#ui/heading';
import { Icon } from '#ui/icon';
import { Logo } from '#ui/logo';
import { Notice } from '#ui/notice';
import { Price } from '#ui/price';
import type { PolicyToPay } from './make-a-payment.types.ts';
import type { PaymentPageProps } from './payment-page.types.ts';

/** The policy, the amount due, and the button that pays it. */
export function PolicyDetails({ labels, host, send, found }: PaymentPageProps & { found: PolicyToPay }): ReactNode {
  const { amount, message } = found.policy;
  return (
    <div className="cover-question" part="question">
      <div className="cover-question-head">
        <Heading takesFocus="entry">{labels.detailsTitle}</Heading>
      </div>
      <PolicyCard labels={labels} host={host} found={found} />
      {message && <Notice tone="warning">{message}</Notice>}
      <div className="cover-question-actions" part="question-actions">
        <Button variant="primary" size="large" part="pay" endIcon="next" onClick={() => send({ type: 'PAY.PRESSED' })}>
          {amount === undefined ? labels.toPayment : format(labels.pay, { amount: formatMoney(amount, host.language) })}
        </Button>
        <Button variant="quiet" size="large" icon="back" part="back" onClick={() => send({ type: 'BACK' })}>
          {labels.another}
        </Button>
      </div>
      <p className="cover-note cover-payment-note">
        <Icon name="shield" />
        {labels.payNote}
      </p>
    </div>
  );
}

interface PolicyCardProps extends Pick<PaymentPageProps, 'labels' | 'host'> {
  found: PolicyToPay;
  /** The amount was paid and is no longer due. */
  isPaid?: boolean;
}

/** The policy and the amount due (spec 2 §2.5). */
export function PolicyCard({ labels, host, found: { policy, carrier }, isPaid }: PolicyCardProps): ReactNode {
  const name = policy.company || carrier?.carrierName || '';
  const date = policy.dueDate && !isPaid && formatDueDate(policy.dueDate, host.language);
  const due = date && format(labels.dueOn, { date });
  const facts = [
    ['policyNumber', policy.policyNumber],
    ['type', policy.policyType],
    ['insured', policy.insuredName],
    ['carrier', name],
  ] as const;
  return (
    <Card part="policy">
      <div className="cover-payment-due">
        {policy.amount === undefined ? (
          <div>
            <p>{due}</p>
            <p className="cover-note">{!isPaid && labels.amountUnknown}</p>
          </div>
        ) : (
          <Price
            size="large"
            label={labels[isPaid ? 'amountPaid' : 'amountDue']}
            amount={formatMoney(policy.amount, host.language)}
            detail={due}
          />
        )}
        <Logo size="carrier" src={carrier?.carrierLogo} name={name} isDecorative />
      </div>
      <Facts facts={facts.map(([key, value]) => ({ key, term: labels[key], value }))} />
    </Card>
  );
}
