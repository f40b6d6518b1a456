import { startMachine } from '#flow/machine/start-machine';
import { trackSteps } from '#flow/machine/track-steps';
import { forgotPasswordActors } from './forgot-password.actors.ts';
import { connectForgotPassword } from './forgot-password.connect.ts';
import { type ForgotPasswordActor, forgotPasswordMachine } from './forgot-password.machine.ts';
import type { ForgotPasswordPage } from './forgot-password.types.ts';

const track = (actor: ForgotPasswordActor, page: () => ForgotPasswordPage) =>
  trackSteps(
    actor,
    () => page().host,
    ({ outcome }) => {
      if (!outcome) return;
      page().host.track('Password Reset Requested', {});
      page().host.complete(outcome);
    },
  );

/**
 * Starts the machine with the page's services, and tracks it.
 *
 * @param page read at each call: a changed configuration or language replaces it.
 */
export const startForgotPassword = (page: () => ForgotPasswordPage) =>
  startMachine(forgotPasswordMachine.provide(forgotPasswordActors(page)), {
    input: undefined,
    view: { forgotPassword: connectForgotPassword },
    followers: [(actor) => track(actor, page)],
  });
