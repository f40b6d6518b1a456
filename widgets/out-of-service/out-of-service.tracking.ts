import { reportProblems } from '#embed/debug/report-problems';
import { canSendEmail, missingTarget } from './can-send-email.ts';
import { isEmailAsked, outcomeOf } from './out-of-service.connect.ts';
import type { OutOfServiceActor, OutOfServiceSnapshot } from './out-of-service.machine.ts';
import type { OutOfServicePage } from './out-of-service.types.ts';
import { stateLink } from './state-link.ts';

/**
 * Emits each step and outcome once, and warns the author about missing configuration.
 *
 * @returns a function that stops tracking.
 */
export function trackOutOfService(actor: OutOfServiceActor, page: () => OutOfServicePage): () => void {
  reportArrival(actor.getSnapshot(), page());
  let tracked: string | undefined;
  let isFormReported = false;
  const track = () => {
    const snapshot = actor.getSnapshot();
    const { host } = page();
    const outcome = outcomeOf(snapshot);
    if (outcome && outcome !== tracked) {
      tracked = outcome;
      host.track('Out Of Service Left', { outcome });
      host.complete(outcome);
    }
    if (!isFormReported && isEmailAsked(snapshot) && !canSendEmail(page())) {
      isFormReported = true;
      const problem = missingTarget(page());
      host.fail('config', problem);
      reportProblems({ widget: 'out-of-service', element: host.element }, { source: 'form', title: 'the form' }, [
        problem,
      ]);
    }
  };
  track();
  const subscription = actor.subscribe(track);
  return () => subscription.unsubscribe();
}

function reportArrival(snapshot: OutOfServiceSnapshot, { config, host }: OutOfServicePage): void {
  const { state, link } = snapshot.context.stateLink;
  host.track('Out Of Service Shown', { phase: link === undefined ? 'form' : 'redirect', ...(state && { state }) });
  if (link !== undefined) host.step({ step: 'redirect', stage: 'outOfService', progress: 0 });
  if (link === undefined && stateLink(location.href, config.links).link !== undefined) {
    host.fail(
      'navigation',
      `links.${state ?? ''} is on an origin that services.trustedOrigins does not list, so the form is shown.`,
    );
  }
}
