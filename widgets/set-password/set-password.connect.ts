import type { SetPasswordSnapshot } from './set-password.machine.ts';
import type { SetPasswordFailure } from './set-password.types.ts';

// View selectors: nothing else reads the machine's state.

/** What the view renders. */
export type SetPasswordView =
  | {
      page: 'form';
      status: 'asking' | 'sending' | 'waiting';
      email: string;
      failure: SetPasswordFailure | undefined;
      secondsLeft: number;
    }
  | { page: 'done' }
  /** `isInDoubt`: an earlier try got no response, so the password may be set. */
  | { page: 'linkExpired'; isInDoubt: boolean }
  | { page: 'linkMissing' };

export function connectSetPassword({ value, context }: SetPasswordSnapshot): SetPasswordView {
  const { email, failure, secondsLeft, isInDoubt } = context;
  switch (value) {
    case 'done':
    case 'linkMissing':
      return { page: value };
    case 'linkExpired':
      return { page: value, isInDoubt };
    default: {
      const status = value === 'saving' ? 'sending' : value === 'waiting' ? 'waiting' : 'asking';
      return { page: 'form', status, email, failure, secondsLeft };
    }
  }
}
