import type { WidgetHost } from '#embed/runtime/define-widget';
import { trackSteps } from '#flow/machine/track-steps';
import { logRow } from './renters.actors.ts';
import type { RentersActor } from './renters.machine.ts';
import type { StepMeta } from './renters.types.ts';

/** Reports each section to the page, to analytics and to the log. Returns the function that stops it. */
export const trackRenters = (actor: RentersActor, host: () => WidgetHost): (() => void) =>
  trackSteps<StepMeta>(actor, host, ({ step, marker }) => {
    const { context } = actor.getSnapshot();
    host().track('Progress Reached', { marker });
    logRow(host(), context, { message: step, marker });
    if (step === 'Coverage') host().identifyByPhone(context.personal?.phone ?? '');
    if (step === 'Purchase Confirmed') host().complete('sold');
    if (step === 'Waitlist') host().complete('waitlisted');
  });
