import { base, failed } from './auto-payment.setup.ts';

/** Restores the visitor's answers, and loads the quote that the page's address names. */
export const entryStates = base.createStateConfig({
  initial: 'checkingAddress',
  states: {
    checkingAddress: { always: [{ guard: 'addressIsIncomplete', target: 'incomplete' }, { target: 'restoringVisit' }] },
    incomplete: {
      entry: {
        type: 'fail',
        params: {
          code: 'address',
          message: 'The page’s address does not name the purchase: it needs transactionId and carrierId.',
        },
      },
    },
    restoringVisit: {
      invoke: {
        id: 'savedVisit',
        src: 'savedVisit',
        input: ({ context }) => context.address,
        onDone: {
          target: 'checkingCarrier',
          actions: { type: 'restoreVisit', params: ({ event }) => ({ visit: event.output }) },
        },
        onError: 'checkingCarrier',
      },
    },
    // The transaction alone restores a purchase that this device knows.
    checkingCarrier: { always: [{ guard: 'carrierIsUnknown', target: 'incomplete' }, { target: 'loading' }] },
    loading: {
      invoke: {
        id: 'savedQuote',
        src: 'savedQuote',
        input: ({ context }) => context.address,
        onDone: {
          target: 'loaded',
          actions: { type: 'addQuote', params: ({ event }) => ({ saved: event.output }) },
        },
        onError: [
          {
            guard: { type: 'quoteIsUnknown', params: ({ event }) => event },
            target: 'notFound',
            actions: { type: 'rememberFailure', params: failed },
          },
          { target: 'failed', actions: { type: 'rememberFailure', params: failed } },
        ],
      },
    },
    failed: { tags: 'failed', on: { RETRY: 'loading', 'NETWORK.RETURNED': 'loading' } },
    notFound: {
      entry: {
        type: 'fail',
        params: { code: 'quote-not-found', message: 'There is no quote for the page’s transactionId.' },
      },
      on: { RETRY: 'loading' },
    },
    loaded: { type: 'final' },
  },
});
