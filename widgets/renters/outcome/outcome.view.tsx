import { type ReactNode, useRef } from 'react';
import { formatMoney } from '#domain/money';
import type { StateCode } from '#domain/us-state';
import { CallButton } from '#flow/call-button.view';
import { useStates } from '#forms/states/use-states';
import { formatDate } from '#i18n/date';
import { format } from '#i18n/format';
import { sentences } from '#i18n/sentences';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Facts } from '#ui/facts';
import { Heading } from '#ui/heading';
import { Outcome, useRequestedCheck } from '#ui/outcome';
import { printElement } from '#ui/print-only';
import { Spinner } from '#ui/spinner';
import { useConnected, useFlow } from '../flow-context.ts';
import { nextPaymentDate } from '../payment/payment.view.tsx';
import { connectBuying, connectOutcome, connectWaitlist } from '../renters.connect.ts';

/** The purchase is in progress, or its outcome is unknown. */
export function BuyingSection(): ReactNode {
  const { send, labels, host } = useFlow();
  const { status, isLate, isChecking, message } = useConnected(connectBuying);
  const [isRequested, requestStatus] = useRequestedCheck(isChecking, () => send({ type: 'STATUS.REQUESTED' }));
  const call = <CallButton text={labels.call} phone={host.brand.phone} size="large" />;
  const check = (
    <Button
      variant="primary"
      size="large"
      isBusy={isChecking}
      busyText={labels.checkingPayment}
      onClick={requestStatus}
    >
      {labels.checkAgain}
    </Button>
  );
  if (status === 'processing') {
    return (
      <div className="cover-question" part="question">
        <div className="cover-question-head">
          <Heading takesFocus="entry">{labels.buyingTitle}</Heading>
        </div>
        <Spinner text={isLate ? labels.buyingLateText : labels.buyingText} />
        {isLate && <div className="cover-question-actions">{call}</div>}
      </div>
    );
  }
  return (
    <Outcome
      // The title takes the focus also when the status replaces another one.
      key={status}
      tone={status === 'notIssued' ? 'failure' : 'waiting'}
      title={labels[status === 'notIssued' ? 'notIssuedTitle' : 'pendingTitle']}
      text={status === 'notIssued' ? sentences(message, labels.notIssuedText) : labels.pendingText}
      isChecking={isRequested}
      actions={
        <>
          {check}
          {call}
        </>
      }
    />
  );
}

/** The policy is bought. */
export function ConfirmedSection(): ReactNode {
  const { send, labels, host } = useFlow();
  const { policyId, carrierName, email, effectiveDate, plan, amount, installmentDay } = useConnected(connectOutcome);
  const receipt = useRef<HTMLDivElement>(null);
  const { language } = host;
  const money = (cents: number) => formatMoney(cents, language);
  const next = plan && nextPaymentDate(plan, { effectiveDate, installmentDay }, language);
  const facts = [
    ['policyNumber', policyId],
    ['carrier', carrierName],
    ['starts', effectiveDate && formatDate(effectiveDate, language)],
    ['plan', plan && labels[`plan.${plan.code}`]],
    ['yearlyPremium', plan && money(plan.total)],
    ['paidToday', amount === undefined ? '' : money(amount)],
    [
      'nextPayment',
      next && plan.installment !== undefined
        ? format(labels.nextPaymentValue, { amount: money(plan.installment), date: next })
        : '',
    ],
    ['email', email],
  ] as const;
  return (
    <div className="cover-renters-receipt" ref={receipt}>
      <Outcome
        tone="success"
        title={labels.confirmedTitle}
        text={email ? format(labels.confirmedText, { email }) : labels.confirmedPlainText}
        actions={
          <>
            <Button size="large" icon="print" part="print" onClick={() => printElement(receipt.current!)}>
              {labels.print}
            </Button>
            <Button variant="quiet" size="large" onClick={() => send({ type: 'RESTARTED' })}>
              {labels.another}
            </Button>
          </>
        }
      >
        <Card part="policy">
          <Facts facts={facts.map(([key, value]) => ({ key, term: labels[key], value }))} />
        </Card>
      </Outcome>
    </div>
  );
}

/** The service reported that the card was not charged. */
export function FailedSection(): ReactNode {
  const { send, labels, host } = useFlow();
  const { refusal } = useConnected(connectOutcome);
  return (
    <Outcome
      tone="failure"
      title={labels.failedTitle}
      // Only the service knows why.
      text={refusal || labels.failedText}
      actions={
        <>
          <Button variant="primary" size="large" onClick={() => send({ type: 'RETRY' })}>
            {labels.anotherCard}
          </Button>
          <CallButton text={labels.call} phone={host.brand.phone} size="large" />
          <Button variant="quiet" size="large" icon="back" part="back" onClick={() => send({ type: 'BACK' })}>
            {labels.changeCoverage}
          </Button>
        </>
      }
    />
  );
}

/** The agency has the visitor's name and state. */
export function WaitlistedSection(): ReactNode {
  const { send, labels, host } = useFlow();
  const { email, state } = useConnected(connectWaitlist);
  const name = useStates(host.language).names[state as StateCode] ?? state;
  return (
    <Outcome
      tone="success"
      title={labels.waitlistedTitle}
      text={format(labels.waitlistedText, { email, state: name })}
      actions={
        <Button size="large" icon="back" part="back" onClick={() => send({ type: 'BACK' })}>
          {labels.waitlistedBack}
        </Button>
      }
    />
  );
}
