import { defineWidget } from '#embed/runtime/define-widget';
import { autoPaymentConfig } from './auto-payment.config.ts';
import { AutoPayment } from './auto-payment.view.tsx';
import { en } from './strings.en.ts';

export default defineWidget({
  name: 'auto-payment',
  config: autoPaymentConfig,
  strings: { en, es: () => import('./strings.es.ts').then(({ es }) => es) },
  View: AutoPayment,
});
