import { createActor } from 'xstate';
import type { WidgetHost } from '#embed/define-widget';
import { paymentActors } from './make-a-payment.actors.ts';
import { connectPayment, type PaymentView } from './make-a-payment.connect.ts';
import { paymentMachine } from './make-a-payment.machine.ts';
import { trackPayment } from './make-a-payment.tracking.ts';
import type { PaymentEvent, PaymentInput } from './make-a-payment.types.ts';

// Everything after the form: the machine, its services, and the pages that it leads to.
export { LaterPage } from './later-pages.view.tsx';
export { PaymentErrorDialog } from './payment-error.view.tsx';

/** A payment that the view can render and send events to. */
export interface RunningPayment {
  send: (event: PaymentEvent) => void;
  subscribe: (listener: () => void) => () => void;
  /** Returns the same object until the machine moves. */
  view: () => PaymentView;
}

/** Starts the machine with the page's services, and tracks it. */
export function startPayment(
  input: PaymentInput,
  host: () => WidgetHost,
): { machine: RunningPayment; stop: () => void } {
  const actor = createActor(paymentMachine.provide(paymentActors(host)), { input }).start();
  const stopTracking = trackPayment(actor, host);
  let snapshot = actor.getSnapshot();
  let view = connectPayment(snapshot);
  return {
    machine: {
      send: (event) => actor.send(event),
      subscribe: (listener) => {
        const subscription = actor.subscribe(listener);
        return () => subscription.unsubscribe();
      },
      view: () => {
        const now = actor.getSnapshot();
        if (now !== snapshot) view = connectPayment(now);
        snapshot = now;
        return view;
      },
    },
    stop: () => {
      stopTracking();
      actor.stop();
    },
  };
}
