import { referenceOf } from './auto-payment.context.ts';
import { base, failed } from './auto-payment.setup.ts';
import { purchaseRequestOf } from './auto-payment.submission.ts';

/** Submits the answers once, and waits until the carrier has rated them. */
export const ratingStates = base.createStateConfig({
  initial: 'submitting',
  after: { ratingLimit: '.slow' },
  states: {
    submitting: {
      tags: 'busy',
      entry: 'prepareSubmission',
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context }) => purchaseRequestOf(context),
        onDone: {
          target: 'waiting',
          actions: { type: 'continueAs', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event },
            target: 'refused',
            actions: [
              { type: 'rememberFailure', params: failed },
              { type: 'logFailure', params: ({ event }) => ({ call: 'submission', error: event.error }) },
            ],
          },
          {
            target: 'failed',
            actions: [
              { type: 'rememberFailure', params: failed },
              { type: 'logFailure', params: ({ event }) => ({ call: 'submission', error: event.error }) },
            ],
          },
        ],
      },
    },
    waiting: { tags: 'busy', after: { pollDelay: 'asking' } },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'progress',
        src: 'progress',
        input: ({ context }) => referenceOf(context),
        onDone: [
          { guard: { type: 'progressIsDone', params: ({ event }) => ({ progress: event.output }) }, target: 'rated' },
          { target: 'waiting' },
        ],
        onError: { target: 'silent', actions: { type: 'rememberFailure', params: failed } },
      },
    },
    failed: { tags: 'failed', on: { RETRY: 'submitting', 'NETWORK.RETURNED': 'submitting' } },
    /** The service may have the purchase already: its status tells. */
    refused: { tags: 'failed', on: { RETRY: 'rated' } },
    silent: { tags: 'failed', on: { RETRY: 'asking', 'NETWORK.RETURNED': 'asking' } },
    slow: { tags: 'failed', on: { RETRY: 'asking' } },
    rated: { type: 'final' },
  },
});
