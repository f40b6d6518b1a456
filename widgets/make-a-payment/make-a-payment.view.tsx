import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { Button, TransientButton } from '#ui/button';
import { Logo } from '#ui/logo';
import { Notice } from '#ui/notice';
import { Spinner } from '#ui/spinner';
import { PaymentForm } from './form.view.tsx';
import type { PaymentConfig } from './make-a-payment.config.ts';
import type { PaymentView } from './make-a-payment.connect.ts';
import type { PaymentPageProps } from './payment-page.types.ts';
import type { Strings } from './strings.en.ts';
import { type Payment, usePayment } from './use-payment.ts';
import './make-a-payment.css';

/** Finds a policy, takes the visitor to its payment, and shows the result. */
export function MakeAPayment({ config, labels, host }: WidgetProps<PaymentConfig, Strings>): ReactNode {
  const payment = usePayment(config, host);
  const { view, pages, send, isMissing, retry } = payment;
  const page: PaymentPageProps = { send, config, labels, host };
  const hasEntered = useRef(false);
  useEffect(() => {
    hasEntered.current = true;
  }, []);
  return (
    <div className="cover-make-a-payment" part="make-a-payment">
      {host.brand.logo && <Logo src={host.brand.logo} name={host.brand.name} />}
      <Page {...page} view={view} pages={pages} hasEntered={hasEntered} />
      {pages && 'error' in view && view.error && view.page !== 'resultUnknown' && (
        <pages.PaymentErrorDialog {...page} error={view.error} isPending={view.page === 'pending'} />
      )}
      {isMissing && (
        <Notice
          tone="warning"
          announces="atOnce"
          icon="offline"
          action={<TransientButton onClick={retry}>{labels.tryAgain}</TransientButton>}
        >
          {labels['trouble.offline']}
        </Notice>
      )}
    </div>
  );
}

type Entered = Readonly<RefObject<boolean>>;

function Page({
  view,
  pages,
  hasEntered,
  ...page
}: PaymentPageProps & Pick<Payment, 'view' | 'pages'> & { hasEntered: Entered }): ReactNode {
  switch (view.page) {
    case 'form':
      return <PaymentForm {...page} draft={view.draft} />;
    case 'waiting':
      return <Waiting {...page} view={view} hasEntered={hasEntered} />;
    default:
      return pages && <pages.PageAfterForm {...page} view={view} />;
  }
}

/** Takes the focus from the pressed button; on a page that has just loaded it does not move the focus. */
function Waiting({
  labels,
  send,
  view,
  hasEntered,
}: PaymentPageProps & { view: Extract<PaymentView, { page: 'waiting' }>; hasEntered: Entered }): ReactNode {
  const wait = useRef<HTMLDivElement>(null);
  const isDecided = useRef(false);

  useLayoutEffect(() => {
    // Strict mode runs effects twice; by the second run the widget has entered.
    if (isDecided.current) return;
    isDecided.current = true;
    if (hasEntered.current) wait.current?.focus();
  }, [hasEntered]);

  const text = labels[view.text];
  return (
    <div className="cover-make-payment-waiting" ref={wait} role="group" aria-label={text} tabIndex={-1}>
      <Spinner text={text} />
      {view.canCancel && (
        <Button variant="quiet" onClick={() => send({ type: 'BACK' })}>
          {labels.cancel}
        </Button>
      )}
    </div>
  );
}
