import type { AccountFailure } from '#account/account-failure';
import type { SignInSnapshot } from './sign-in.machine.ts';
import type { SignInForm } from './sign-in.types.ts';

// View selectors: nothing else reads the machine's state.

/** What the view renders. */
export type SignInView =
  | {
      page: 'form';
      status: 'asking' | 'sending' | 'waiting';
      prefill: SignInForm;
      failure: AccountFailure | undefined;
      secondsLeft: number;
    }
  /** The email address is empty until the session is loaded. */
  | { page: 'signedIn'; status: 'leaving' | 'staying' | 'signingOut'; email: string; isOnThisPageOnly?: true };

export function connectSignIn(snapshot: SignInSnapshot): SignInView {
  const { prefill, failure, secondsLeft, signedInEmail, isOnThisPageOnly } = snapshot.context;
  for (const status of ['leaving', 'staying', 'signingOut'] as const) {
    if (snapshot.matches({ signedIn: status }))
      return { page: 'signedIn', status, email: signedInEmail, ...(isOnThisPageOnly && { isOnThisPageOnly }) };
  }
  const status = snapshot.matches('signingIn')
    ? 'sending'
    : snapshot.matches({ form: 'waiting' })
      ? 'waiting'
      : 'asking';
  return { page: 'form', status, prefill, failure, secondsLeft };
}
