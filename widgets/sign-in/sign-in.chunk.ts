import { reportProblems } from '#embed/debug/report-problems';
import { startMachine } from '#flow/machine/start-machine';
import { signInActors } from './sign-in.actors.ts';
import { connectSignIn } from './sign-in.connect.ts';
import { signInMachine } from './sign-in.machine.ts';
import { trackSignIn } from './sign-in.tracking.ts';
import type { SignInInput, SignInPage } from './sign-in.types.ts';

const passwordWarning =
  'rememberPassword keeps passwords on the devices of customers who choose to be remembered, encrypted, for 168 hours. Anybody who uses such a device can sign in.';

/** Warns the author about the risks of the configuration. */
function reportToAuthor({ config, host }: SignInPage): void {
  reportProblems(
    { widget: 'sign-in', element: host.element },
    { source: 'rememberPassword', title: 'the configuration' },
    config.rememberMe && config.rememberPassword ? [passwordWarning] : [],
  );
}

/**
 * Starts the machine with the page's session, and tracks it.
 *
 * @param page read at each call: a changed configuration or language replaces it.
 */
export const startSignIn = (input: SignInInput, page: () => SignInPage) => {
  reportToAuthor(page());
  return startMachine(signInMachine.provide(signInActors(page)), {
    input,
    view: { signIn: connectSignIn },
    followers: [(actor) => trackSignIn(actor, page)],
  });
};
