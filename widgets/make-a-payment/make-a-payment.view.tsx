import type { ReactNode } from 'react';
import type { WidgetHost, WidgetProps } from '#embed/define-widget';
import { Button } from '#ui/button';
import { Logo } from '#ui/logo';
import { Spinner } from '#ui/spinner';
import { Landing } from './landing.view.tsx';
import type { PaymentConfig } from './make-a-payment.config.ts';
import type { PaymentState } from './make-a-payment.types.ts';
import { Outcomes } from './outcomes.view.tsx';
import { PolicyDetails } from './policy.view.tsx';
import type { Strings } from './strings/en.ts';
import { TroubleDialog } from './trouble.view.tsx';
import { type Payment, usePayment } from './use-payment.ts';
import './make-a-payment.css';

/** What each page of the payment is given. */
export interface PaymentPageProps extends Payment {
  config: PaymentConfig;
  labels: Strings;
  host: WidgetHost;
}

const waits = {
  starting: 'lookingUp',
  looking: 'lookingUp',
  opening: 'lookingUp',
  leaving: 'leaving',
  reading: 'readingResult',
} as const satisfies Partial<Record<PaymentState['is'], keyof Strings>>;

/** From a policy number to a payment, and what came of it. */
export function MakeAPayment({ config, labels, host }: WidgetProps<PaymentConfig, Strings>): ReactNode {
  const page: PaymentPageProps = { ...usePayment(config, host), config, labels, host };
  return (
    <div className="cover-make-a-payment" part="make-a-payment">
      {host.brand.logo && <Logo src={host.brand.logo} name={host.brand.name} />}
      <div className="cover-payment-page">{drawPage(page)}</div>
      <TroubleDialog {...page} />
    </div>
  );
}

function drawPage(page: PaymentPageProps): ReactNode {
  const { state, labels, back } = page;
  switch (state.is) {
    case 'form':
      return <Landing {...page} />;
    case 'starting':
    case 'looking':
    case 'opening':
    case 'leaving':
    case 'reading':
      return (
        <div className="cover-payment-waiting">
          <Spinner text={labels[state.is === 'opening' && state.hasLeft ? 'checkingPayment' : waits[state.is]]} />
          {state.is === 'looking' && (
            <Button variant="quiet" onClick={back}>
              {labels.cancel}
            </Button>
          )}
        </div>
      );
    case 'details':
      return <PolicyDetails {...page} found={state.found} />;
    default:
      return <Outcomes {...page} state={state} />;
  }
}
