import type { WidgetHost } from '#embed/runtime/define-widget';
import { trackSteps } from '#flow/machine/track-steps';
import type { PseudoBindActor } from './pseudo-bind.machine.ts';
import type { StepMeta } from './pseudo-bind.types.ts';

/** The page's own marker, before any section's (spec 2 §2.1). */
const pageMarker = 'pbol-driverinfo';

/**
 * Reports each section to the page and to analytics, under the spec's names and with its progress markers. Returns the
 * function that stops it.
 */
export const trackPseudoBind = (actor: PseudoBindActor, host: () => WidgetHost): (() => void) =>
  trackSteps<StepMeta>(actor, host, ({ section, step, marker }, before) => {
    if (!before) {
      host().identifyByPhone(actor.getSnapshot().context.quote?.contact.phone ?? '');
      host().track('Progress Reached', { marker: pageMarker });
    }
    if (step !== 'Contact Verification') host().track(step);
    if (marker) host().track('Progress Reached', { marker });
    if (section === 'success') host().complete('submitted');
  });
