import { defineWidget } from '#embed/define-widget';
import { makeAPaymentConfig } from './make-a-payment.config.ts';
import { MakeAPayment } from './make-a-payment.view.tsx';
import { en } from './strings.en.ts';

export default defineWidget({
  name: 'make-a-payment',
  config: makeAPaymentConfig,
  strings: { en, es: () => import('./strings.es.ts').then(({ es }) => es) },
  View: MakeAPayment,
});
