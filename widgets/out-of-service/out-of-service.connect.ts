import type { PostFailure } from '#forms/native-form/post-form';
import type { OutOfServiceSnapshot } from './out-of-service.machine.ts';
import type { OutOfServiceMeta } from './out-of-service.types.ts';

// Selectors for the view and for tracking: nothing else reads the machine's state.

/** What the view renders. */
export type OutOfServiceView =
  | { page: 'redirect'; status: 'redirecting' | 'leaving' | 'unopened' | 'staying'; secondsLeft: number }
  /** `email`: what was sent before. */
  | { page: 'email'; email: string; isSending: boolean; failure: PostFailure | undefined }
  | { page: 'validating' };

export function connectOutOfService({ value, context }: OutOfServiceSnapshot): OutOfServiceView {
  switch (value) {
    case 'redirecting':
    case 'leaving':
    case 'unopened':
    case 'staying':
      return { page: 'redirect', status: value, secondsLeft: context.secondsLeft };
    case 'validating':
      return { page: 'validating' };
    default:
      return {
        page: 'email',
        email: context.email,
        isSending: value === 'sending' || value === 'posted',
        failure: context.failure,
      };
  }
}

/** The outcome of the current state; undefined while undecided. */
export const outcomeOf = (snapshot: OutOfServiceSnapshot): OutOfServiceMeta['outcome'] | undefined =>
  Object.values(snapshot.getMeta()).find((meta) => meta !== undefined)?.outcome;

export const isEmailAsked = (snapshot: OutOfServiceSnapshot): boolean => snapshot.matches('asking');
