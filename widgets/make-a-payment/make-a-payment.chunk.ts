import type { WidgetHost } from '#embed/runtime/define-widget';
import { startMachine } from '#flow/machine/start-machine';
import { paymentActors } from './make-a-payment.actors.ts';
import { connectPayment } from './make-a-payment.connect.ts';
import { paymentMachine } from './make-a-payment.machine.ts';
import { trackPayment } from './make-a-payment.tracking.ts';
import type { PaymentInput } from './make-a-payment.types.ts';

// Everything after the form: the machine, its services, and the other pages.
export { PageAfterForm } from './page-after-form.view.tsx';
export { PaymentErrorDialog } from './payment-error.view.tsx';

/**
 * Starts the machine with the page's services, and tracks it.
 *
 * @param host read at each call: a changed language or brand replaces it.
 */
export const startPayment = (input: PaymentInput, host: () => WidgetHost) =>
  startMachine(paymentMachine.provide(paymentActors(host)), {
    input,
    view: { payment: connectPayment },
    followers: [(actor) => trackPayment(actor, host)],
  });
