import { isStateCode } from '#domain/us-state';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { trackSteps } from '#flow/machine/track-steps';
import type { RoadsideActor } from './roadside.machine.ts';
import type { StepMeta } from './roadside.types.ts';

/**
 * Reports steps and outcomes to the page and to analytics.
 *
 * @returns a function that stops tracking.
 */
export const trackRoadside = (actor: RoadsideActor, host: () => WidgetHost): (() => void) =>
  trackSteps<StepMeta>(actor, host, ({ outcome }, before) => {
    const { membership, draft } = actor.getSnapshot().context;
    if (before?.step === 'Membership' && membership) host().track('Membership Chosen', { membership });
    if (outcome === 'waitlisted' && isStateCode(draft.state))
      host().track('Roadside Waitlist Joined', { state: draft.state });
    else if (outcome && outcome !== 'waitlisted') host().track('Payment Outcome', { outcome });
    if (outcome && outcome !== 'pending') host().complete(outcome);
  });
