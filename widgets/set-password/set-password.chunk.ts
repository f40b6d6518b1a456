import { startMachine } from '#flow/machine/start-machine';
import { trackSteps } from '#flow/machine/track-steps';
import { setPasswordActors } from './set-password.actors.ts';
import { connectSetPassword } from './set-password.connect.ts';
import { type SetPasswordActor, setPasswordMachine } from './set-password.machine.ts';
import type { SetPasswordPage } from './set-password.types.ts';

const track = (actor: SetPasswordActor, page: () => SetPasswordPage) =>
  trackSteps(
    actor,
    () => page().host,
    ({ outcome }) => {
      if (!outcome) return;
      page().host.track('Password Reset Outcome', { outcome });
      page().host.complete(outcome);
    },
  );

/**
 * Starts the machine with the page's services, and tracks it.
 *
 * @param page read at each call: a changed configuration or language replaces it.
 */
export const startSetPassword = (page: () => SetPasswordPage) =>
  startMachine(setPasswordMachine.provide(setPasswordActors(page)), {
    input: undefined,
    view: { setPassword: connectSetPassword },
    followers: [(actor) => track(actor, page)],
  });
