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
  /** The email address is empty until it is known. */
  | { page: 'signedIn'; status: 'leaving' | 'staying' | 'signingOut'; email: string };

export function connectSignIn({ value, context }: SignInSnapshot): SignInView {
  const { prefill, failure, secondsLeft, signedInEmail } = context;
  switch (value) {
    case 'leaving':
    case 'staying':
    case 'signingOut':
      return { page: 'signedIn', status: value, email: signedInEmail };
    default: {
      const status = value === 'signingIn' ? 'sending' : value === 'waiting' ? 'waiting' : 'asking';
      return { page: 'form', status, prefill, failure, secondsLeft };
    }
  }
}
