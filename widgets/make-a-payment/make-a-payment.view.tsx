import type { ReactNode } from 'react';
import type { WidgetHost, WidgetProps } from '#embed/define-widget';
import { Button } from '#ui/button';
import { Logo } from '#ui/logo';
import { Notice } from '#ui/notice';
import { Spinner } from '#ui/spinner';
import { PaymentForm } from './form.view.tsx';
import type { PaymentConfig } from './make-a-payment.config.ts';
import type { Strings } from './strings.en.ts';
import { type Payment, usePayment } from './use-payment.ts';
import './make-a-payment.css';

/** What every page of the payment gets. */
export interface PaymentPageProps extends Pick<Payment, 'send'> {
  config: PaymentConfig;
  labels: Strings;
  host: WidgetHost;
}

/** From a policy number to a payment and its result. */
export function MakeAPayment({ config, labels, host }: WidgetProps<PaymentConfig, Strings>): ReactNode {
  const payment = usePayment(config, host);
  const { view, pages, send, isMissing, retry } = payment;
  const page: PaymentPageProps = { send, config, labels, host };
  return (
    <div className="cover-make-a-payment" part="make-a-payment">
      {host.brand.logo && <Logo src={host.brand.logo} name={host.brand.name} />}
      <div className="cover-payment-page">
        <Page {...page} view={view} pages={pages} />
      </div>
      {pages && 'error' in view && view.error && view.page !== 'resultUnknown' && (
        <pages.PaymentErrorDialog {...page} error={view.error} />
      )}
      {isMissing && (
        <Notice
          tone="warning"
          announces="atOnce"
          icon="offline"
          action={<Button onClick={retry}>{labels.tryAgain}</Button>}
        >
          {labels['trouble.offline']}
        </Notice>
      )}
    </div>
  );
}

function Page({ view, pages, ...page }: PaymentPageProps & Pick<Payment, 'view' | 'pages'>): ReactNode {
  const { labels, send } = page;
  switch (view.page) {
    case 'form':
      return <PaymentForm {...page} draft={view.draft} />;
    case 'waiting':
      return (
        <div className="cover-payment-waiting">
          <Spinner text={labels[view.text]} />
          {view.canCancel && (
            <Button variant="quiet" onClick={() => send({ type: 'BACK' })}>
              {labels.cancel}
            </Button>
          )}
        </div>
      );
    default:
      return pages && <pages.LaterPage {...page} view={view} />;
  }
}
