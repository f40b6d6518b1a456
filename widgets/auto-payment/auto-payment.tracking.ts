import type { WidgetHost } from '#embed/runtime/define-widget';
import { trackSteps } from '#flow/machine/track-steps';
import { stepMetaOf } from '#flow/step-meta';
import { logRow } from './auto-payment.actors.ts';
import type { AutoPaymentActor } from './auto-payment.machine.ts';
import type { StepMeta } from './auto-payment.types.ts';
import { progressOf } from './progress.ts';

/**
 * Reports each section to the page, to analytics and to the log, with the tags of the page views (spec 2 §2.2). Returns
 * a function that stops it.
 */
export function trackAutoPayment(actor: AutoPaymentActor, host: () => WidgetHost): () => void {
  const shown = {
    send: () => undefined,
    subscribe: (listener: () => void) => actor.subscribe(listener),
    getSnapshot: () => {
      const snapshot = actor.getSnapshot();
      const meta = stepMetaOf<StepMeta>(snapshot);
      const shownMeta = meta && { ...meta, progress: progressOf(meta, snapshot.context.settings) };
      return { getMeta: () => ({ current: shownMeta }) };
    },
  };
  return trackSteps<StepMeta>(shown, host, ({ section, step, marker }, before) => {
    const { context } = actor.getSnapshot();
    if (!before) host().identifyByPhone(context.quote?.contact.phone ?? '');
    if (marker) {
      host().track('Progress Reached', { marker });
      logRow(host(), context, { message: step });
    }
    if (section === 'moreQuestions') host().track('More Questions');
    if (section === 'sold') host().complete('sold');
  });
}
