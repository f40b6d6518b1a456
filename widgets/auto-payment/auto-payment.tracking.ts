import type { WidgetHost } from '#embed/runtime/define-widget';
import { trackSteps } from '#flow/machine/track-steps';
import type { AutoPaymentActor } from './auto-payment.machine.ts';
import type { StepMeta } from './auto-payment.types.ts';
import { progressOf } from './progress.ts';
import { writeLog } from './purchase-log.ts';

/** Steps that have events of their own, by their names in the catalogue. */
const named = ['Driver Information', 'Additional Driver Information', 'More Questions', 'Final Success'] as const;

/**
 * Reports each section to the page and to analytics, with the tag of its page view (spec 2 §2.2), and to the log of
 * purchases. Returns how to stop it.
 */
export function trackAutoPayment(actor: AutoPaymentActor, host: () => WidgetHost): () => void {
  const context = () => actor.getSnapshot().context;
  const steps = {
    step: (detail: { step: string; stage: string; progress: number }) =>
      host().step({ ...detail, progress: progressOf(detail, context().config) }),
    track: ((event: 'Step Viewed', data: { step: string; stage: string; progress: number }) =>
      host().track(event, { ...data, progress: progressOf(data, context().config) })) as WidgetHost['track'],
  };
  return trackSteps<StepMeta>(
    actor,
    () => steps,
    ({ section, step, marker }, before) => {
      if (!before) host().identifyByPhone(context().quote?.contact.phone ?? '');
      const event = named.find((name) => name === step);
      if (event) host().track(event);
      if (marker) {
        host().track('Progress Reached', { marker });
        writeLog(host(), context(), { step: marker, message: step });
      }
      if (section === 'sold') host().complete('sold');
    },
  );
}
