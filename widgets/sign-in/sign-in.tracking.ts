import { trackSteps } from '#flow/machine/track-steps';
import type { SignInActor } from './sign-in.machine.ts';
import type { SignInPage } from './sign-in.types.ts';

/**
 * Emits the steps, the end and the outcome of each try to the page and to analytics, without the customer.
 *
 * @returns a function that stops tracking.
 */
export function trackSignIn(actor: SignInActor, page: () => SignInPage): () => void {
  const stop = trackSteps(
    actor,
    () => page().host,
    ({ outcome }) => {
      if (!outcome) return;
      if (outcome === 'signedIn') page().host.track('Sign-In Outcome', { outcome });
      page().host.complete(outcome);
    },
  );
  let tracked: unknown;
  const subscription = actor.subscribe(({ context: { failure } }) => {
    if (failure === tracked) return;
    tracked = failure;
    if (failure) page().host.track('Sign-In Outcome', { outcome: failure.kind });
  });
  return () => {
    stop();
    subscription.unsubscribe();
  };
}
