import type { WidgetHost } from '#embed/runtime/define-widget';
import { trackSteps } from '#flow/machine/track-steps';
import type { ConsentActor } from './consent-form.machine.ts';
import type { StepMeta } from './consent-form.types.ts';

/**
 * Reports steps and the outcome to the page and to analytics.
 *
 * @returns a function that stops tracking.
 */
export const trackConsent = (actor: ConsentActor, host: () => WidgetHost): (() => void) =>
  trackSteps<StepMeta>(actor, host, ({ outcome }) => {
    if (!outcome) return;
    if (outcome === 'given') host().track('Consent Given');
    host().complete(outcome);
  });
