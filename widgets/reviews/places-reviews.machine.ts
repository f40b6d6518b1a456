import { assign, fromPromise, setup } from 'xstate';
import type { PlaceReviews } from '#maps/map-provider';

/** Milliseconds after which a places service without a response has failed. */
const timeout = 30_000;

/** Requests reviews from a places service, again after a failure. */
export const placesReviewsMachine = setup({
  types: {
    context: {} as { found: PlaceReviews | undefined },
    events: {} as { type: 'LOAD' },
  },
  actors: {
    findReviews: fromPromise<PlaceReviews | undefined>(() => Promise.resolve(undefined)),
  },
  actions: {
    reportFailure: (_context, _params: { error: unknown }) => undefined,
  },
}).createMachine({
  id: 'placesReviews',
  context: { found: undefined },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'findReviews',
        src: 'findReviews',
        onDone: { target: 'found', actions: assign({ found: ({ event }) => event.output }) },
        onError: {
          target: 'failed',
          actions: { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        [timeout]: {
          target: 'failed',
          actions: { type: 'reportFailure', params: { error: new Error('No answer from the places service.') } },
        },
      },
    },
    found: { type: 'final' },
    failed: { on: { LOAD: 'loading' } },
  },
});
