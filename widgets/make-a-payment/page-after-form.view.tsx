import { type ReactNode, useRef } from 'react';
import { formatMoney } from '#domain/money';
import { carrierOfPolicy } from '#domain/payment-carrier';
import type { PaymentResult } from '#domain/payment-result';
import { formatDueDate } from '#i18n/date';
import { format } from '#i18n/format';
import { sentences } from '#i18n/sentences';
import { Button } from '#ui/button';
import { Facts } from '#ui/facts';
import { Outcome } from '#ui/outcome';
import { printElement } from '#ui/print-only';
import type { PaymentView } from './make-a-payment.connect.ts';
import { CallLink, CarrierLink, uncheckedText } from './payment-error.view.tsx';
import type { PaymentPageProps } from './payment-page.types.ts';
import { PolicyCard, PolicyDetails } from './policy.view.tsx';

/** A page after the form: the policy, or an outcome of the payment. */
export function PageAfterForm({
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
          <PolicyCard labels={labels} host={host} found={view.found} isPaid />
        </Outcome>
      );
    case 'alreadyMade':
      return (
        <Outcome
          tone="success"
          title={labels.alreadyMadeTitle}
          text={labels[view.wasBefore ? 'paidBeforeText' : 'alreadyMadeText']}
          actions={
            <>
              <Button size="large" icon="back" onClick={back}>
                {labels.back}
              </Button>
              {config.backPage && (
                <Button variant="quiet" size="large" onClick={() => send({ type: 'FORM.REQUESTED' })}>
                  {labels.another}
                </Button>
              )}
            </>
          }
        >
          {view.policyNumber && <PolicyNumber labels={labels} policyNumber={view.policyNumber} />}
        </Outcome>
      );
    case 'pending':
      return (
        <Outcome
          tone="waiting"
          title={labels.pendingTitle}
          text={sentences(view.result?.message, labels.pendingText)}
          actions={
            <>
              <Button variant="primary" size="large" onClick={() => send({ type: 'OUTCOME.REQUESTED' })}>
                {labels.checkAgain}
              </Button>
              {view.found && (
                <Button size="large" endIcon="next" onClick={() => send({ type: 'PAY.PRESSED' })}>
                  {labels.toPayment}
                </Button>
              )}
              {another}
            </>
          }
        >
          <PendingPayment {...page} view={view} />
        </Outcome>
      );
    case 'resultUnknown':
      return (
        <Outcome
          tone="failure"
          title={labels.unreadTitle}
          text={uncheckedText(labels, view.error)}
          actions={
            <>
              <Button variant="primary" size="large" onClick={() => send({ type: 'RETRY' })}>
                {labels.tryAgain}
              </Button>
              <CallLink {...page} />
              {another}
            </>
          }
        />
      );
    case 'paid':
      return <Receipt {...page} result={view.result} />;
    case 'failed': {
      const carrier = carrierOfPolicy(view.result.policyNumber, config.carriers);
      return (
        <Outcome
          tone="failure"
          title={labels.failedTitle}
          // Only the service knows whether something was charged.
          text={view.result.message || labels.failedText}
          actions={
            <>
              <Button variant="primary" size="large" onClick={() => send({ type: 'RETRY' })}>
                {labels.tryAgain}
              </Button>
              <CarrierLink {...page} url={carrier?.carrierUrl} carrierName={carrier?.carrierName} />
              <CallLink {...page} />
            </>
          }
        >
          <ResultFacts {...page} result={view.result} />
        </Outcome>
      );
    }
  }
}

/** A printable receipt of a payment. */
function Receipt({ result, ...page }: PaymentPageProps & { result: PaymentResult }): ReactNode {
  const { labels, send } = page;
  const receipt = useRef<HTMLDivElement>(null);
  const { receiptEmail, invoiceId } = result;
  return (
    <div className="cover-payment-receipt" ref={receipt}>
      <Outcome
        tone="success"
        title={labels.paidTitle}
        text={sentences(
          receiptEmail && format(labels.receiptSent, { email: receiptEmail }),
          invoiceId && labels.paidText,
        )}
        actions={
          <>
            <Button size="large" icon="print" part="print" onClick={() => printElement(receipt.current!)}>
              {labels.printReceipt}
            </Button>
            <Button variant="quiet" size="large" onClick={() => send({ type: 'BACK' })}>
              {labels.another}
            </Button>
          </>
        }
      >
        <ResultFacts {...page} result={result} />
      </Outcome>
    </div>
  );
}

/** The known data of a payment with an unknown outcome. */
function PendingPayment({
  view: { found, policyNumber, result },
  ...page
}: PaymentPageProps & { view: Extract<PaymentView, { page: 'pending' }> }): ReactNode {
  const { labels, host } = page;
  if (found) return <PolicyCard labels={labels} host={host} found={found} />;
  if (result) return <ResultFacts {...page} result={result} />;
  return <PolicyNumber labels={labels} policyNumber={policyNumber} />;
}

function PolicyNumber({
  labels,
  policyNumber,
}: Pick<PaymentPageProps, 'labels'> & { policyNumber: string }): ReactNode {
  return <Facts facts={[{ key: 'policyNumber', term: labels.policyNumber, value: policyNumber }]} />;
}

function ResultFacts({ labels, host, result }: PaymentPageProps & { result: PaymentResult }): ReactNode {
  const facts = [
    ['amount', result.amount === undefined ? '' : formatMoney(result.amount, host.language)],
    ['policyNumber', result.policyNumber],
    ['insured', result.insuredName],
    ['carrier', result.carrierName],
    ['paidOn', result.outcome === 'approved' && result.payDate ? formatDueDate(result.payDate, host.language) : ''],
    ['invoice', result.invoiceId],
    ['cardHolder', result.cardHolderName],
  ] as const;
  return <Facts facts={facts.map(([key, value]) => ({ key, term: labels[key], value }))} />;
}
