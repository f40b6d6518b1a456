import { type ReactNode, useEffect } from 'react';
import { formatMoney } from '#domain/money';
import { carrierOfPolicy } from '#domain/payment-carrier';
import type { PaymentResult } from '#domain/payment-result';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { CallButton } from '#flow/call-button.view';
import { useLatest } from '#flow/use-latest';
import { useLazyMachine } from '#flow/use-lazy-machine';
import { formatDueDate } from '#i18n/date';
import { format } from '#i18n/format';
import { sentences } from '#i18n/sentences';
import { Button } from '#ui/button';
import { Facts } from '#ui/facts';
import { LazyModule } from '#ui/lazy-module';
import { Outcome } from '#ui/outcome';
import { Spinner } from '#ui/spinner';
import type { CustomerPortalConfig } from '../customer-portal.types.ts';
import { MissingPart } from '../data/missing-part.view.tsx';
import type { PortalData } from '../data/portal-data.ts';
import { agentPhone } from '../help/agent-phone.ts';
import { CarrierLink } from '../payments/carrier-link.view.tsx';
import type { CustomerPortalStrings } from '../strings.en.ts';
import type { PaymentReturnView } from './payment-return.machine.ts';
import './payment-return.css';

const machine = new LazyModule(() => import('./payment-return.actors.ts'));
const firstView: { returned: PaymentReturnView } = { returned: { page: 'reading' } };

export interface PaymentReturnProps extends WidgetProps<CustomerPortalConfig, CustomerPortalStrings> {
  token: string;
  /** Data of the signed-in customer; undefined if nobody is signed in. */
  data: PortalData | undefined;
  /** Closing the result shows the policies tab. */
  leadsToPolicies: boolean;
  onClose: () => void;
}

/** The result of a payment (spec 3 §2, §4, §8). */
export function PaymentReturn({ token, data, leadsToPolicies, onClose, ...page }: PaymentReturnProps): ReactNode {
  const { labels, host } = page;
  const latestHost = useLatest(host);
  const { view, send, isMissing, retry } = useLazyMachine({
    module: machine,
    start: ({ startPaymentReturn }) => startPaymentReturn(token, latestHost),
    initialView: firstView,
  });
  const { returned } = view;
  const isPaid = returned.page === 'approved' || returned.page === 'alreadyMade';
  const isDecided = isPaid || returned.page === 'declined';

  useEffect(() => {
    if (isDecided) data?.reload('policies');
  }, [isDecided, data]);

  const onward = (
    <Button variant={isPaid ? 'primary' : 'quiet'} size="large" onClick={onClose}>
      {leadsToPolicies ? labels.toPolicies : labels.close}
    </Button>
  );
  const again = (
    <Button variant="primary" size="large" onClick={() => send({ type: 'RETRY' })}>
      {labels.checkAgain}
    </Button>
  );
  const call = <CallButton size="large" text={labels.callUs} phone={agentPhone(page)} />;

  if (isMissing) return <MissingPart labels={labels} onRetry={retry} />;
  switch (returned.page) {
    case 'reading':
      return (
        <div className="cover-portal-wait" role="group" aria-label={labels.readingResult} tabIndex={-1}>
          <Spinner text={labels.readingResult} />
        </div>
      );
    case 'approved': {
      const { receiptEmail, invoiceId } = returned.result;
      const text = sentences(
        receiptEmail && format(labels.receiptSent, { email: receiptEmail }),
        invoiceId && labels.paidText,
      );
      return (
        <Panel>
          <Outcome tone="success" title={labels.paidTitle} text={text} actions={onward}>
            <ResultFacts {...page} result={returned.result} />
          </Outcome>
        </Panel>
      );
    }
    case 'alreadyMade':
      return (
        <Panel>
          <Outcome tone="success" title={labels.alreadyMadeTitle} text={labels.alreadyMadeText} actions={onward}>
            <ResultFacts {...page} result={returned.result} />
          </Outcome>
        </Panel>
      );
    case 'declined': {
      const { message, policyNumber } = returned.result;
      return (
        <Panel>
          <Outcome
            tone="failure"
            title={labels.declinedTitle}
            // Only the service knows whether something was charged.
            text={message || labels.declinedText}
            actions={
              <>
                <CarrierLink {...page} carrier={carrierOfPolicy(policyNumber, page.config.carriers)} isPrimary />
                {call}
                {onward}
              </>
            }
          >
            <ResultFacts {...page} result={returned.result} />
          </Outcome>
        </Panel>
      );
    }
    case 'pending':
      return (
        <Panel>
          <Outcome
            tone="waiting"
            title={labels.pendingTitle}
            text={labels.pendingText}
            actions={
              <>
                {again}
                {onward}
              </>
            }
          >
            <ResultFacts {...page} result={returned.result} />
          </Outcome>
        </Panel>
      );
    case 'unknown':
    case 'unread': {
      const { kind, reason } = returned.failure;
      const isUnknown = returned.page === 'unknown';
      return (
        <Panel>
          <Outcome
            tone="failure"
            title={labels.unreadTitle}
            text={
              isUnknown
                ? sentences(reason, labels.notFoundText)
                : sentences(reason ?? (kind === 'offline' ? labels['failed.offline'] : ''), labels.unreadText)
            }
            actions={
              <>
                {!isUnknown && again}
                {call}
                {onward}
              </>
            }
          />
        </Panel>
      );
    }
  }
}

function Panel({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="cover-portal-return" part="payment-return">
      {children}
    </div>
  );
}

function ResultFacts({
  labels,
  host,
  result,
}: Pick<PaymentReturnProps, 'labels' | 'host'> & { result: PaymentResult }): ReactNode {
  const facts = [
    ['amount', result.amount === undefined ? '' : formatMoney(result.amount, host.language)],
    ['policyNumber', result.policyNumber],
    ['carrier', result.carrierName],
    ['paidOn', result.outcome === 'approved' && result.payDate ? formatDueDate(result.payDate, host.language) : ''],
    ['invoice', result.invoiceId],
  ] as const;
  return <Facts facts={facts.map(([key, value]) => ({ key, term: labels[key], value }))} />;
}
