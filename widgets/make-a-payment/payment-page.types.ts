import type { WidgetHost } from '#embed/runtime/define-widget';
import type { PaymentConfig } from './make-a-payment.config.ts';
import type { PaymentEvent } from './make-a-payment.types.ts';
import type { Strings } from './strings.en.ts';

/** The props of every page of the payment. */
export interface PaymentPageProps {
  send: (event: PaymentEvent) => void;
  config: PaymentConfig;
  labels: Strings;
  host: WidgetHost;
}
