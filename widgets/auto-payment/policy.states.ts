import { failureOf } from '#flow/machine/failure';
import { pollPause } from '#flow/machine/polling';
import { purchaseOf, quotePurchaseOf } from './auto-payment.context.ts';
import { base, refusalsOf } from './auto-payment.setup.ts';
import { statusPoll } from './status-poll.states.ts';

/** The policy and its price. For a visitor who comes back to it without a result in memory, the result is loaded. */
export const policyStates = base.createStateConfig({
  initial: 'routing',
  states: {
    routing: { always: [{ guard: 'resultIsKnown', target: 'showing' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'result',
        src: 'result',
        input: ({ context }) => purchaseOf(context),
        onDone: [
          {
            guard: { type: 'carrierSells', params: ({ event }) => ({ result: event.output }) },
            target: 'showing',
            actions: { type: 'rememberResult', params: ({ event }) => ({ result: event.output }) },
          },
          {
            guard: { type: 'carrierRefuses', params: ({ event }) => ({ result: event.output }) },
            target: '#autoPayment.journey.moreQuestions',
            actions: [
              { type: 'rememberResult', params: ({ event }) => ({ result: event.output }) },
              { type: 'reportRefusal', params: ({ event }) => ({ errorCount: refusalsOf(event.output).length }) },
            ],
          },
          {
            guard: { type: 'resultIsPending', params: ({ event }) => ({ result: event.output }) },
            target: 'waiting',
          },
          {
            target: 'failed',
            actions: [
              { type: 'rememberFailure', params: { kind: 'refused' } },
              { type: 'log', params: { message: 'Error loading getCarrierResultsByTransactionId API data' } },
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: [
            { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
            {
              type: 'log',
              params: ({ event }) => ({
                message: 'Error loading getCarrierResultsByTransactionId API data',
                error: event.error,
              }),
            },
          ],
        },
      },
    },
    waiting: { tags: 'busy', entry: 'countRatingPoll', ...pollPause('ratingDelay'), onDone: 'loading' },
    failed: { tags: 'failed', on: { RETRY: 'loading', 'NETWORK.RETURNED': 'loading' } },
    showing: {
      on: { 'STATUS.REQUESTED': 'checking' },
      exit: 'forgetFailedCheck',
      initial: 'seen',
      states: {
        seen: {
          always: { guard: 'pageIsHidden', target: 'hidden' },
          after: { statusDelay: { guard: 'cardWasReported', target: 'polling' } },
        },
        hidden: { on: { 'PAGE.SEEN': [{ guard: 'cardWasReported', target: 'polling' }, { target: 'seen' }] } },
        /** The status does not include a reported card yet. The policy stays until it does. */
        polling: statusPoll('cardIsStillUnknown'),
      },
    },
    /** The bank has not answered for a card: the visitor requests the outcome. */
    checking: {
      invoke: {
        id: 'purchaseState',
        src: 'purchaseState',
        input: ({ context }) => quotePurchaseOf(context),
        onDone: {
          target: '#autoPayment.journey.routing',
          actions: { type: 'rememberState', params: ({ event }) => ({ state: event.output }) },
        },
        onError: {
          target: 'showing',
          actions: [
            'rememberFailedCheck',
            {
              type: 'log',
              params: ({ event }) => ({ message: 'Error in Get Buy Now Status API', error: event.error }),
            },
          ],
        },
      },
    },
  },
});
