import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money';
import { carrierOfPolicy } from '#domain/payment-carrier';
import type { PaymentResult } from '#domain/payment-result';
import { formatDueDate } from '#i18n/date';
import { Button } from '#ui/button';
import { Facts } from '#ui/facts';
import { Outcome } from '#ui/outcome';
import type { PaymentView } from './make-a-payment.connect.ts';
import type { PaymentPageProps } from './make-a-payment.view.tsx';
import { errorText, ErrorActions, phoneOf } from './payment-error.view.tsx';
import { PolicyCard, PolicyDetails } from './policy.view.tsx';

/** A page that only the machine leads to: the policy, or an outcome of the payment. */
export function LaterPage({
  view,
  ...page
}: PaymentPageProps & { view: Exclude<PaymentView, { page: 'form' | 'waiting' }> }): ReactNode {
  const { labels, host, config, send } = page;
  const back = () => send({ type: 'BACK' });
  const another = (
    <Button variant="quiet" size="large" onClick={back}>
      {labels.another}
    </Button>
  );
  switch (view.page) {
    case 'policyDetails':
      return <PolicyDetails {...page} found={view.found} />;
    case 'approved':
      return (
        <Outcome tone="success" title={labels.approvedTitle} text={labels.approvedText} actions={another}>
          <PolicyCard labels={labels} host={host} found={view.found} />
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
              <Button variant="primary" size="large" onClick={() => send({ type: 'OUTCOME.REQUESTED' })}>
                {labels.checkAgain}
              </Button>
              <Button size="large" endIcon="next" onClick={() => send({ type: 'PAY.PRESSED' })}>
                {labels.toPayment}
              </Button>
              {another}
            </>
          }
        >
          <PolicyCard labels={labels} host={host} found={view.found} />
        </Outcome>
      );
    case 'resultUnknown':
      return (
        <Outcome
          tone="failure"
          title={labels.unreadTitle}
          text={`${errorText(labels, view.error, phoneOf(page))} ${labels.unreadText}`}
          actions={
            <>
              <Button variant="primary" size="large" onClick={() => send({ type: 'RETRY' })}>
                {labels.tryAgain}
              </Button>
              <ErrorActions {...page} url={undefined} />
              {another}
            </>
          }
        />
      );
    case 'paid':
      return (
        <Outcome tone="success" title={labels.paidTitle} text={labels.paidText} actions={another}>
          <ResultFacts {...page} result={view.result} />
        </Outcome>
      );
    case 'failed':
      return (
        <Outcome
          tone="failure"
          title={labels.failedTitle}
          text={`${view.result.message ? `${view.result.message} ` : ''}${labels.failedText}`}
          actions={
            <>
              <Button variant="primary" size="large" onClick={back}>
                {labels.tryAgain}
              </Button>
              <ErrorActions {...page} url={carrierOfPolicy(view.result.policyNumber, config.carriers)?.carrierUrl} />
            </>
          }
        >
          <ResultFacts {...page} result={view.result} />
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
