import type { AccountFailure } from '#account/account-failure';
import type { ForgotPasswordSnapshot } from './forgot-password.machine.ts';

// View selectors: nothing else reads the machine's state.

/** What the view renders. */
export type ForgotPasswordView =
  | {
      page: 'form';
      status: 'asking' | 'sending' | 'waiting';
      email: string;
      failure: AccountFailure | undefined;
      secondsLeft: number;
    }
  | { page: 'sent'; email: string };

export function connectForgotPassword({ value, context }: ForgotPasswordSnapshot): ForgotPasswordView {
  const { email, failure, secondsLeft } = context;
  if (value === 'sent') return { page: 'sent', email };
  const status = value === 'sending' || value === 'waiting' ? value : 'asking';
  return { page: 'form', status, email, failure, secondsLeft };
}
