import { and } from 'xstate';
import { entrySetup } from '../entry.setup.ts';

/**
 * Reopens the held quote of its owner: with its rates, or rated again, which may take up to five minutes (spec 1 §9). A
 * refusal of new rates is explained where the visitor chose the quote.
 */
export const reopeningStates = entrySetup.createStateConfig({
  initial: 'routing',
  states: {
    routing: {
      always: [
        { guard: and(['requoteIsRequested', 'quoteHasRates']), target: 'requoting' },
        { guard: 'requoteIsRequested', target: 'requoteRefused', actions: ['noteRequote', 'showRequoteRefusal'] },
        { target: 'loading' },
      ],
    },
    loading: {
      // A quote that was found by its owner, or offered to them, was not verified by its services before.
      entry: 'chooseVariantOfQuote',
      invoke: {
        id: 'reopenedQuote',
        src: 'reopenedQuote',
        input: ({ context: { heldQuote, config } }) => ({ quote: heldQuote!, config }),
        onDone: {
          target: 'done',
          actions: [{ type: 'applyQuote', params: ({ event }) => event.output }, 'rememberPlace'],
        },
        onError: { target: 'loadingFailed', actions: 'rememberFailure' },
      },
    },
    loadingFailed: { tags: 'unreachable', on: { RETRY: 'loading', 'NETWORK.RETURNED': 'loading' } },
    requoting: {
      entry: ['noteRequote', 'chooseVariantOfQuote'],
      meta: { step: 'quoting', stage: 'policy', progress: 70, hash: '' },
      after: { requoteWait: { target: 'requoteFailed', actions: 'rememberTimeout' } },
      invoke: {
        id: 'requote',
        src: 'requote',
        input: ({ context: { heldQuote, config } }) => ({ quote: heldQuote!, config }),
        onDone: {
          target: 'done',
          actions: [{ type: 'applyQuote', params: ({ event }) => event.output }, 'rememberPlace'],
        },
        onError: [
          {
            guard: 'callWasRejected',
            target: 'requoteRefused',
            actions: ['rememberFailure', 'showRequoteRefusal'],
          },
          { target: 'requoteFailed', actions: 'rememberFailure' },
        ],
      },
      initial: 'short',
      states: { short: { after: { requoteMessageAfter: 'longer' } }, longer: {} },
    },
    requoteFailed: { tags: 'unreachable', on: { RETRY: 'requoting', 'NETWORK.RETURNED': 'requoting' } },
    done: { type: 'final', output: 'reopened' },
    requoteRefused: { type: 'final', output: 'requoteRefused' },
  },
});
