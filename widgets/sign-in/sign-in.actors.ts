import { fromCallback } from 'xstate';
import { accountEmail } from '#account/account-email';
import { type RememberedSignIn, rememberedSignIn } from '#account/remembered-sign-in';
import { accountSession } from '#account/session';
import { sessionActor } from '#account/session-actor';
import { fromService } from '#flow/machine/from-service';
import type { signInMachine } from './sign-in.machine.ts';
import type { SignInEvent, SignInForm, SignInPage } from './sign-in.types.ts';

type Implementations = Parameters<typeof signInMachine.provide>[0];

const isSameAddress = (a: string, b: string | undefined) => a.toLowerCase() === b?.toLowerCase();

/** The remembered sign-in. Removes what the page's configuration no longer remembers. */
async function loadRemembered({ config, host }: SignInPage): Promise<RememberedSignIn | undefined> {
  const record = rememberedSignIn(host.visitor);
  if (!config.rememberMe) {
    record.drop();
    return undefined;
  }
  const remembered = await record.load();
  if (!remembered?.password || config.rememberPassword) return remembered;
  const { email } = remembered;
  record.remember({ email });
  return { email };
}

/** Milliseconds that a write may take before the sign-in continues without it. */
const longestWrite = 2000;

/** Remembers a customer who chose to be remembered, and drops the record of any other. */
async function keepSignIn({ config, host }: SignInPage, { email, password, isRemembered }: SignInForm): Promise<void> {
  const record = rememberedSignIn(host.visitor);
  accountEmail(host.visitor).drop();
  if (!config.rememberMe || !isRemembered) {
    record.drop();
    return;
  }
  record.remember({ email, ...(config.rememberPassword && { password }) });
  // The browser leaves the page next.
  await Promise.race([record.settled(), new Promise((resolve) => setTimeout(resolve, longestWrite))]);
}

/**
 * Implements the machine's actors with the page's session, storage and navigation.
 *
 * @param page read at each call: a changed configuration or language replaces it.
 */
export const signInActors = (page: () => SignInPage): Implementations => ({
  actors: {
    session: sessionActor(() => accountSession(page().host)),

    pageRestore: fromCallback<SignInEvent>(({ sendBack }) => {
      const onPageShow = (event: PageTransitionEvent) => event.persisted && sendBack({ type: 'PAGE.RESTORED' });
      addEventListener('pageshow', onPageShow);
      return () => removeEventListener('pageshow', onPageShow);
    }),

    prefill: fromService(async () => {
      const { host } = page();
      const remembered = await loadRemembered(page());
      const email = (await accountEmail(host.visitor).load()) ?? remembered?.email ?? '';
      return {
        email,
        // The remembered password belongs to the remembered address only.
        password: (isSameAddress(email, remembered?.email) && remembered?.password) || '',
        isRemembered: remembered !== undefined,
      };
    }),

    signIn: fromService(async (form: SignInForm, signal) => {
      const { email, password } = form;
      accountEmail(page().host.visitor).remember(email);
      await accountSession(page().host).signIn({ email, password }, signal);
      await keepSignIn(page(), form);
    }),

    signOut: fromService(() => accountSession(page().host).signOut()),

    welcome: fromService(async () => {
      const { config, host } = page();
      const session = accountSession(host).read();
      // The welcome page would ask the customer to sign in.
      const isForThisPage = session.status === 'signedIn' && session.endsWithPage;
      if (config.welcomePage === '' || isForThisPage) return false;
      // Lets the subscribers of the invoking state run first: their events must not be lost when the page is left.
      await Promise.resolve();
      return host.navigate(config.welcomePage, 'welcome');
    }),
  },
});
