import { verification } from './verification.setup.ts';

/**
 * The attempts of a write. One that repeats a failed attempt by itself keeps the message of the failure, which would
 * otherwise vanish and be announced again each time. A visitor who presses “Try again” sees that it is tried.
 */
export const attemptStates = verification.createStateConfig({
  initial: 'first',
  states: {
    first: {},
    repeated: { tags: 'failing', on: { RETRY: 'first' } },
  },
});
