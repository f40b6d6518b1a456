import { previousQuotesHash } from '../../steps/steps.ts';
import { entrySetup } from '../entry.setup.ts';

/** The visitor's previous quotes, by phone and date of birth or by their dates. */
export const previousQuotesStates = entrySetup.createStateConfig({
  meta: { step: 'previousQuotes', stage: 'quote', progress: 0, hash: previousQuotesHash },
  initial: 'asking',
  entry: 'chooseVariant',
  on: {
    'PREVIOUS.SEARCHED': { guard: 'tokenIsReady', target: '.searching', actions: 'rememberSearch' },
    BACK: { target: '.left', actions: 'requestFirstStep' },
  },
  states: {
    asking: { entry: 'resetPreviousQuotes' },
    searching: {
      tags: 'busy',
      invoke: {
        id: 'previousQuotes',
        src: 'previousQuotes',
        input: ({ context: { previousSearch, answers } }) => ({
          search: previousSearch!,
          phone: answers.contact?.phone ?? '',
          birthDate: answers.driver?.birthDate ?? '',
        }),
        onDone: [
          {
            guard: { type: 'quotesWereFound', params: ({ event }) => event.output },
            target: 'listing',
            actions: { type: 'rememberPreviousQuotes', params: ({ event }) => event.output },
          },
          { target: 'left', actions: 'rememberNoQuotes' },
        ],
        onError: { target: 'searchUnreachable', actions: 'rememberFailure' },
      },
    },
    searchUnreachable: {
      tags: 'unreachable',
      // A search that is being corrected begins when it is submitted.
      on: { RETRY: 'searching', 'NETWORK.RETURNED': 'searching', 'PREVIOUS.EDITED': 'asking' },
    },
    listing: {
      on: {
        'PREVIOUS.CHOSEN': { target: 'loadingQuote', actions: 'choosePreviousQuote' },
        'PREVIOUS.EDITED': 'asking',
      },
    },
    loadingQuote: {
      tags: 'busy',
      on: {
        'PREVIOUS.CHOSEN': { target: 'loadingQuote', reenter: true, actions: 'choosePreviousQuote' },
        'PREVIOUS.EDITED': 'asking',
      },
      invoke: {
        id: 'previousQuote',
        src: 'quoteByTransaction',
        input: ({ context }) => ({ transactionId: context.previousQuote?.transactionId ?? '' }),
        onDone: [
          {
            // Phone number and date of birth have already identified the owner.
            guard: 'ownerIsIdentified',
            target: 'chosenByOwner',
            actions: { type: 'holdQuote', params: ({ event }) => event.output },
          },
          { target: 'chosen', actions: { type: 'holdQuote', params: ({ event }) => event.output } },
        ],
        onError: { target: 'quoteUnreachable', actions: 'rememberFailure' },
      },
    },
    quoteUnreachable: {
      tags: 'unreachable',
      on: {
        RETRY: 'loadingQuote',
        'NETWORK.RETURNED': 'loadingQuote',
        'PREVIOUS.CHOSEN': { target: 'loadingQuote', actions: 'choosePreviousQuote' },
        'PREVIOUS.EDITED': 'asking',
      },
    },
    chosenByOwner: { type: 'final', output: 'chosenByOwner' },
    chosen: { type: 'final', output: 'chosen' },
    left: { type: 'final', output: 'left' },
  },
});
