import { flow } from '../quote-flow.setup.ts';
import { previousQuotesHash } from '../steps/steps.ts';

// How a visitor comes in, before the first step or in place of it (spec 1 §4: revisit, affiliate load, quote owner
// verification, requote). The flow's machine spreads these beside its steps.

/** Decides who asks first: a lead or a quote in the address, the previous quotes, or the way through. */
export const welcomingStates = flow.createStateConfig({
  always: [
    { guard: 'leadIsToFetch', target: 'fetchingLead' },
    { guard: 'quoteIsToLoad', target: 'loadingQuote' },
    { guard: 'previousQuotesAreWanted', target: 'previousQuotes' },
    { target: 'arriving' },
  ],
});

/** A partner's lead. A visitor who began for somebody else says which of the two goes on. */
export const fetchingLeadStates = flow.createStateConfig({
  id: 'fetchingLead',
  invoke: {
    id: 'affiliateLead',
    src: 'affiliateLead',
    input: ({ context: { arrival, config } }) => ({ arrival, config }),
    onDone: [
      {
        guard: { type: 'leadIsOfSomeoneElse', params: ({ event }) => ({ lead: event.output }) },
        target: 'confirmingOverride',
        actions: { type: 'holdLead', params: ({ event }) => ({ lead: event.output }) },
      },
      { target: 'arriving', actions: { type: 'takeLead', params: ({ event }) => ({ lead: event.output }) } },
    ],
    onError: [
      { guard: { type: 'networkFailed', params: ({ event }) => event }, target: 'leadUnreachable' },
      // Without its lead the visit is like any other.
      { target: 'arriving', actions: 'noteEmptyLead' },
    ],
  },
});

export const leadUnreachableStates = flow.createStateConfig({
  tags: 'unreachable',
  on: { RETRY: 'fetchingLead', 'NETWORK.RETURNED': 'fetchingLead' },
});

export const confirmingOverrideStates = flow.createStateConfig({
  id: 'confirmingOverride',
  meta: { step: 'override', stage: 'quote', progress: 0, hash: '' },
  on: {
    'OVERRIDE.ACCEPTED': { target: 'arriving', actions: 'takeHeldLead' },
    'OVERRIDE.DECLINED': { target: 'arriving', actions: 'keepOwnAnswers' },
    BACK: { target: 'arriving', actions: 'keepOwnAnswers' },
  },
});

/** A link to a quote of before. */
export const loadingQuoteStates = flow.createStateConfig({
  id: 'loadingQuote',
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'quoteByTransaction',
        src: 'quoteByTransaction',
        input: ({ context: { arrival } }) => ({ transactionId: arrival.by === 'quote' ? arrival.transactionId : '' }),
        onDone: {
          target: '#verifyingOwner',
          actions: { type: 'holdQuote', params: ({ event }) => ({ quote: event.output }) },
        },
        onError: [
          { guard: { type: 'networkFailed', params: ({ event }) => event }, target: 'unreachable' },
          { target: '#arriving', actions: { type: 'spendLink', params: { notice: 'quoteNotFound' } } },
        ],
      },
    },
    unreachable: { tags: 'unreachable', on: { RETRY: 'loading', 'NETWORK.RETURNED': 'loading' } },
  },
});

/** Whose quote is it? Three dates of birth may be tried (spec 1 §4). */
export const verifyingOwnerStates = flow.createStateConfig({
  id: 'verifyingOwner',
  meta: { step: 'verifyOwner', stage: 'quote', progress: 0, hash: '' },
  initial: 'asking',
  on: {
    'DIALOG.CLOSED': { target: '#arriving', actions: 'leaveQuote' },
    BACK: { target: '#arriving', actions: 'leaveQuote' },
  },
  states: {
    asking: {
      on: {
        'OWNER.NAMED': {
          target: 'checking',
          actions: { type: 'draftOwner', params: ({ event }) => event },
        },
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'ownerMatch',
        src: 'ownerMatch',
        input: ({ context }) => ({
          rateQuoteId: context.heldQuote?.rateQuoteId ?? '',
          birthDate: context.ownerBirthDate,
        }),
        onDone: [
          { guard: { type: 'ownerMatches', params: ({ event }) => event.output }, target: '#reopening' },
          {
            guard: 'triesAreUsedUp',
            target: '#arriving',
            actions: { type: 'spendLink', params: { notice: 'notTheOwner' } },
          },
          { target: 'asking', actions: { type: 'countMismatch', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: { type: 'networkFailed', params: ({ event }) => event }, target: 'unreachable' },
          {
            guard: { type: 'quoteIsGone', params: ({ event }) => event },
            target: '#arriving',
            actions: { type: 'spendLink', params: { notice: 'quoteNotFound' } },
          },
          { target: 'asking', actions: { type: 'noteRefusal', params: ({ event }) => event } },
        ],
      },
    },
    unreachable: { tags: 'unreachable', on: { RETRY: 'checking', 'NETWORK.RETURNED': 'checking' } },
  },
});

/** The held quote is theirs: it is shown as it was rated, or rated anew, which may take up to five minutes. */
export const reopeningStates = flow.createStateConfig({
  id: 'reopening',
  initial: 'choosing',
  on: { BACK: '#previousQuotes' },
  states: {
    choosing: { always: [{ guard: 'requoteIsWanted', target: 'requoting' }, { target: 'takingUp' }] },
    takingUp: {
      invoke: {
        id: 'reopenedQuote',
        src: 'reopenedQuote',
        input: ({ context: { heldQuote, config } }) => ({ quote: heldQuote!, config }),
        onDone: { target: '#arriving', actions: { type: 'takeQuote', params: ({ event }) => event.output } },
        onError: 'takingUpFailed',
      },
    },
    takingUpFailed: { tags: 'unreachable', on: { RETRY: 'takingUp', 'NETWORK.RETURNED': 'takingUp' } },
    requoting: {
      meta: { step: 'quoting', stage: 'policy', progress: 70, hash: '' },
      after: { requoteWait: 'requoteFailed' },
      invoke: {
        id: 'requote',
        src: 'requote',
        input: ({ context: { heldQuote, config } }) => ({ quote: heldQuote!, config }),
        onDone: { target: '#arriving', actions: { type: 'takeQuote', params: ({ event }) => event.output } },
        onError: 'requoteFailed',
      },
    },
    requoteFailed: { tags: 'unreachable', on: { RETRY: 'requoting', 'NETWORK.RETURNED': 'requoting' } },
  },
});

/** The quotes that a visitor asked for before: found by phone and date of birth, or by when they were made. */
export const previousQuotesStates = flow.createStateConfig({
  id: 'previousQuotes',
  meta: { step: 'previousQuotes', stage: 'quote', progress: 0, hash: previousQuotesHash },
  initial: 'asking',
  entry: 'forgetPreviousQuotes',
  on: {
    'PREVIOUS.ASKED': {
      guard: 'tokenIsReady',
      target: '.searching',
      actions: { type: 'rememberSearch', params: ({ event }) => event },
    },
    BACK: { target: '#arriving', actions: 'wantFirstStep' },
  },
  states: {
    asking: {},
    searching: {
      tags: 'busy',
      invoke: {
        id: 'previousQuotes',
        src: 'previousQuotes',
        input: ({ context }) => ({ search: context.previousSearch! }),
        onDone: [
          {
            guard: { type: 'quotesWereFound', params: ({ event }) => ({ quotes: event.output }) },
            target: 'listing',
            actions: { type: 'takePreviousQuotes', params: ({ event }) => ({ quotes: event.output }) },
          },
          { target: '#arriving', actions: 'noteNoPreviousQuotes' },
        ],
        onError: 'searchUnreachable',
      },
    },
    searchUnreachable: { tags: 'unreachable', on: { RETRY: 'searching', 'NETWORK.RETURNED': 'searching' } },
    listing: {
      on: {
        'PREVIOUS.CHOSEN': { target: 'opening', actions: { type: 'choosePrevious', params: ({ event }) => event } },
      },
    },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'previousQuote',
        src: 'quoteByTransaction',
        input: ({ context }) => ({ transactionId: context.previousQuote?.transactionId ?? '' }),
        onDone: [
          {
            // Who named the phone number and the date of birth has said whose it is.
            guard: 'ownerIsKnown',
            target: '#reopening',
            actions: { type: 'holdQuote', params: ({ event }) => ({ quote: event.output }) },
          },
          {
            target: '#verifyingOwner',
            actions: { type: 'holdQuote', params: ({ event }) => ({ quote: event.output }) },
          },
        ],
        onError: 'openingFailed',
      },
    },
    openingFailed: { tags: 'unreachable', on: { RETRY: 'opening', 'NETWORK.RETURNED': 'opening' } },
  },
});
