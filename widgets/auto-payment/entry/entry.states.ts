import { failureOf } from '#flow/machine/failure';
import { base } from '../auto-payment.setup.ts';

/** Loads the quote that the page's address names, the visitor's saved answers, and the carrier's questions. */
export const entryStates = base.createStateConfig({
  initial: 'checkingAddress',
  states: {
    checkingAddress: { always: [{ guard: 'addressIsIncomplete', target: 'incomplete' }, { target: 'restoringVisit' }] },
    restoringVisit: {
      invoke: {
        id: 'savedVisit',
        src: 'savedVisit',
        input: ({ context }) => context.link,
        onDone: {
          target: 'loadingQuote',
          actions: { type: 'restoreVisit', params: ({ event }) => event.output },
        },
        onError: 'loadingQuote',
      },
    },
    incomplete: {
      entry: {
        type: 'fail',
        params: {
          code: 'address',
          message: 'The page’s address does not name the purchase: it needs transactionId and carrierId.',
        },
      },
    },
    loadingQuote: {
      invoke: {
        id: 'quote',
        src: 'quote',
        input: ({ context }) => ({ transactionId: context.firstTransactionId }),
        onDone: [
          {
            guard: { type: 'quoteHasDriver', params: ({ event }) => ({ saved: event.output }) },
            target: 'checkingCarrier',
            actions: { type: 'addQuote', params: ({ event }) => ({ saved: event.output }) },
          },
          { target: 'notFound' },
        ],
        onError: [
          {
            guard: { type: 'mayBeOfOtherVariant', params: ({ event }) => event },
            target: 'loadingQuote',
            reenter: true,
            actions: 'tryOtherVariant',
          },
          {
            guard: { type: 'quoteIsUnknown', params: ({ event }) => event },
            target: 'notFound',
            actions: { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
          },
          {
            target: 'quoteFailed',
            actions: [
              { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
              { type: 'log', params: ({ event }) => ({ message: 'Error in API response', error: event.error }) },
            ],
          },
        ],
      },
    },
    quoteFailed: { tags: 'failed', on: { RETRY: 'loadingQuote', 'NETWORK.RETURNED': 'loadingQuote' } },
    notFound: {
      entry: {
        type: 'fail',
        params: { code: 'quote-not-found', message: 'There is no quote for the page’s transactionId.' },
      },
      on: { RETRY: { target: 'loadingQuote', actions: 'tryFirstVariant' } },
    },
    /** The carrier of the address, the saved visit or the quote. */
    checkingCarrier: { always: [{ guard: 'carrierIsUnknown', target: 'incomplete' }, { target: 'loadingQuestions' }] },
    /** The state of the quote determines which services are called. */
    loadingQuestions: {
      invoke: {
        id: 'questions',
        src: 'questions',
        input: ({ context }) => ({ carrierId: context.carrierId }),
        onDone: {
          target: 'loaded',
          actions: { type: 'rememberQuestions', params: ({ event }) => ({ questions: event.output }) },
        },
        onError: {
          target: 'questionsFailed',
          actions: [
            { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
            { type: 'log', params: ({ event }) => ({ message: 'Error in API response', error: event.error }) },
          ],
        },
      },
    },
    questionsFailed: { tags: 'failed', on: { RETRY: 'loadingQuestions', 'NETWORK.RETURNED': 'loadingQuestions' } },
    loaded: { type: 'final' },
  },
});
