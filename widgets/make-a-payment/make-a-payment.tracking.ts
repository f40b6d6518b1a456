import type { WidgetHost } from '#embed/runtime/define-widget';
import { paymentMeta, stateName } from './make-a-payment.connect.ts';
import type { PaymentActor, PaymentSnapshot } from './make-a-payment.machine.ts';

/**
 * Emits the payment's steps, outcomes and end to the page and to analytics, once each time a state is entered.
 *
 * @returns a function that stops tracking.
 */
export function trackPayment(actor: PaymentActor, host: () => WidgetHost): () => void {
  let tracked: string | undefined;
  const track = (snapshot: PaymentSnapshot) => {
    const state = stateName(snapshot);
    if (state === tracked) return;
    tracked = state;
    const meta = paymentMeta(snapshot);
    if (meta) {
      const { step, progress } = meta;
      host().step({ step, stage: 'payment', progress });
      host().track('Step Viewed', { step, stage: 'payment', progress });
    }
    const outcome = snapshot.context.error?.name ?? meta?.outcome;
    if (outcome) host().track('Payment Outcome', { outcome });
    if (outcome && meta?.isEnd) host().complete(outcome);
  };
  track(actor.getSnapshot());
  const subscription = actor.subscribe(track);
  return () => subscription.unsubscribe();
}
