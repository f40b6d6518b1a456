import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money';
import { carrierOfPolicy } from '#domain/payment-carrier';
import type { PaymentResult } from '#domain/payment-result';
import { formatDueDate } from '#i18n/date';
import { Button } from '#ui/button';
import { Facts } from '#ui/facts';
import { Outcome } from '#ui/outcome';
import type { PaymentState } from './make-a-payment.types.ts';
import type { PaymentPageProps } from './make-a-payment.view.tsx';
import { PolicyCard } from './policy.view.tsx';
import { phoneOf, troubleText, WaysOut } from './trouble.view.tsx';

type OutcomeState = Extract<
  PaymentState,
  { is: 'approved' | 'alreadyMade' | 'pending' | 'unread' | 'paid' | 'failed' }
>;

/** Where a payment came to. */
export function Outcomes(page: PaymentPageProps & { state: OutcomeState }): ReactNode {
  const { state, labels, host, config, send, back } = page;
  const another = (
    <Button variant="quiet" size="large" onClick={back}>
      {labels.another}
    </Button>
  );
  switch (state.is) {
    case 'approved':
      return (
        <Outcome tone="success" title={labels.approvedTitle} text={labels.approvedText} actions={another}>
          <PolicyCard labels={labels} host={host} found={state.found} />
        </Outcome>
      );
    case 'alreadyMade':
      return (
        <Outcome
          tone="success"
          title={labels.alreadyMadeTitle}
          text={labels.alreadyMadeText}
          actions={
            <Button size="large" icon="back" onClick={back}>
              {labels.back}
            </Button>
          }
        />
      );
    case 'pending':
      return (
        <Outcome
          tone="waiting"
          title={labels.pendingTitle}
          text={labels.pendingText}
          actions={
            <>
              <Button variant="primary" size="large" onClick={() => send({ type: 'OUTCOME.ASKED' })}>
                {labels.checkAgain}
              </Button>
              <Button size="large" endIcon="next" onClick={() => send({ type: 'PAY.PRESSED' })}>
                {labels.toPayment}
              </Button>
              {another}
            </>
          }
        >
          <PolicyCard labels={labels} host={host} found={state.found} />
        </Outcome>
      );
    case 'unread':
      return (
        <Outcome
          tone="failure"
          title={labels.unreadTitle}
          text={`${troubleText(labels, state.trouble, phoneOf(page))} ${labels.unreadText}`}
          actions={
            <>
              <Button variant="primary" size="large" onClick={() => send({ type: 'RETRY' })}>
                {labels.tryAgain}
              </Button>
              <WaysOut {...page} url={undefined} />
              {another}
            </>
          }
        />
      );
    case 'paid':
      return (
        <Outcome tone="success" title={labels.paidTitle} text={labels.paidText} actions={another}>
          <ResultFacts {...page} result={state.result} />
        </Outcome>
      );
    case 'failed':
      return (
        <Outcome
          tone="failure"
          title={labels.failedTitle}
          text={`${state.result.message ? `${state.result.message} ` : ''}${labels.failedText}`}
          actions={
            <>
              <Button variant="primary" size="large" onClick={back}>
                {labels.tryAgain}
              </Button>
              <WaysOut {...page} url={carrierOfPolicy(state.result.policyNumber, config.carriers)?.carrierUrl} />
            </>
          }
        >
          <ResultFacts {...page} result={state.result} />
        </Outcome>
      );
  }
}

function ResultFacts({ labels, host, result }: PaymentPageProps & { result: PaymentResult }): ReactNode {
  const facts = [
    ['amount', formatMoney(result.amount, host.language)],
    ['policyNumber', result.policyNumber],
    ['insured', result.insuredName],
    ['carrier', result.carrierName],
    ['paidOn', result.isApproved && result.payDate ? formatDueDate(result.payDate, host.language) : ''],
    ['invoice', result.invoiceId],
    ['cardHolder', result.cardHolderName],
  ] as const;
  return (
    <Facts facts={facts.filter(([, value]) => value).map(([key, value]) => ({ key, term: labels[key], value }))} />
  );
}
