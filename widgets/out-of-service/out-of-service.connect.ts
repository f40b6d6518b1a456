import type { Failure } from '#flow/machine/failure';
import type { OutOfServiceSnapshot } from './out-of-service.machine.ts';
import type { OutOfServiceMeta } from './out-of-service.types.ts';

// Selectors for the view and for tracking: nothing else reads the machine's state.

/** What the view renders. */
export type OutOfServiceView =
  | { page: 'redirect'; status: 'redirecting' | 'leaving' | 'staying'; secondsLeft: number }
  | { page: 'email'; isSending: boolean; failure: Failure | undefined }
  | { page: 'validating' };

export function connectOutOfService({ value, context }: OutOfServiceSnapshot): OutOfServiceView {
  switch (value) {
    case 'redirecting':
    case 'leaving':
    case 'staying':
      return { page: 'redirect', status: value, secondsLeft: context.secondsLeft };
    case 'validating':
      return { page: 'validating' };
    default:
      return { page: 'email', isSending: value === 'sending', failure: context.failure };
  }
}

/** The outcome of the current state; undefined while undecided. */
export const outcomeOf = (snapshot: OutOfServiceSnapshot): OutOfServiceMeta['outcome'] | undefined =>
  Object.values(snapshot.getMeta()).find((meta) => meta !== undefined)?.outcome;

export const isEmailAsked = (snapshot: OutOfServiceSnapshot): boolean => snapshot.matches('asking');
