import { failureOf } from '#flow/machine/failure';
import { entrySetup } from './entry.setup.ts';

/** Loads the quote that the page's address names, and restores the visitor's saved answers. */
export const entryStates = entrySetup.createStateConfig({
  initial: 'checkingAddress',
  states: {
    checkingAddress: { always: [{ guard: 'addressIsIncomplete', target: 'incomplete' }, { target: 'restoringVisit' }] },
    incomplete: {
      entry: {
        type: 'fail',
        params: {
          code: 'address',
          message: 'The page’s address does not name the quote: it needs rateQuoteId and transactionId.',
        },
      },
    },
    restoringVisit: {
      invoke: {
        id: 'savedVisit',
        src: 'savedVisit',
        input: ({ context }) => context.quoteReference,
        onDone: {
          target: 'loading',
          actions: { type: 'restoreVisit', params: ({ event }) => ({ visit: event.output }) },
        },
        onError: 'loading',
      },
    },
    loading: {
      invoke: {
        id: 'quote',
        src: 'quote',
        input: ({ context }) => context.quoteReference,
        onDone: {
          target: 'loaded',
          actions: { type: 'addQuote', params: ({ event }) => ({ quote: event.output }) },
        },
        onError: [
          {
            guard: { type: 'mayBeOfOtherVariant', params: ({ event }) => event },
            target: 'loading',
            reenter: true,
            actions: 'tryOtherVariant',
          },
          {
            guard: { type: 'quoteIsUnknown', params: ({ event }) => event },
            target: 'notFound',
            actions: { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
          },
          {
            target: 'failed',
            actions: { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
          },
        ],
      },
    },
    failed: { tags: 'failed', on: { RETRY: 'loading', 'NETWORK.RETURNED': 'loading' } },
    notFound: {
      entry: {
        type: 'fail',
        params: {
          code: 'quote-not-found',
          message: 'There is no quote for the page’s rateQuoteId and transactionId.',
        },
      },
      on: { RETRY: { target: 'loading', actions: 'tryFirstVariant' } },
    },
    loaded: { type: 'final' },
  },
});

/** California has its own start call; nothing waits for it. */
export const californiaStates = entrySetup.createStateConfig({
  initial: 'waiting',
  states: {
    waiting: { always: { guard: 'quoteIsCalifornian', target: 'starting' } },
    starting: {
      invoke: {
        id: 'californiaStart',
        src: 'californiaStart',
        input: ({ context }) => context.quoteReference,
        onDone: 'started',
        onError: 'failed',
      },
    },
    started: {},
    failed: { on: { 'NETWORK.RETURNED': 'starting' } },
  },
});
