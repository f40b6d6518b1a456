import { flow } from '../quote-flow.setup.ts';
import { hashes } from '../steps/steps.ts';

/** Live rates: carriers may still be answering while their first cards are on the screen. */
const arrival = flow.createStateConfig({
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'ratesStillArrive', target: 'arriving' }, { target: 'complete' }],
    },
    arriving: {
      initial: 'pausing',
      after: { resultsWait: { target: 'complete', actions: 'settleRates' } },
      states: {
        pausing: { after: { pollInterval: 'asking' } },
        asking: {
          invoke: {
            id: 'laterRates',
            src: 'rates',
            input: ({ context }) => ({ transactionId: context.transaction?.id ?? '' }),
            onDone: {
              target: 'weighing',
              actions: { type: 'takeRates', params: ({ event }) => ({ rates: event.output }) },
            },
            onError: 'pausing',
          },
        },
        weighing: {
          always: [{ guard: 'ratesAreDone', target: '#results.arrival.complete' }, { target: 'pausing' }],
        },
      },
    },
    complete: { entry: ['startLead', 'writeLead'] },
  },
});

/** What the visitor does with a quote: ask an agent about it, or buy it. */
const deal = flow.createStateConfig({
  initial: 'browsing',
  on: {
    'QUOTE.SELECTED': {
      target: '.selecting',
      actions: [
        { type: 'chooseQuote', params: ({ event }) => event },
        { type: 'chooseChannel', params: ({ event }) => event },
      ],
    },
    'AGENT.WANTED': { target: '.meetingAgent', actions: { type: 'chooseQuote', params: ({ event }) => event } },
    'CARRIERS.WANTED': { target: '.choosingCarrier', actions: { type: 'chooseQuote', params: ({ event }) => event } },
    'BUY.CHOSEN': [
      // What was begun on the partner's page is still there.
      {
        guard: { type: 'purchaseIsOpen', params: ({ event }) => event },
        target: '.purchaseOpen',
        actions: { type: 'chooseQuote', params: ({ event }) => event },
      },
      { target: '.confirmingPurchase', actions: { type: 'chooseQuote', params: ({ event }) => event } },
    ],
    'BUY.CLOSED': { target: '.browsing', actions: 'forgetQuote' },
    'CONTACT.CLOSED': { target: '.browsing', actions: 'forgetQuote' },
  },
  states: {
    browsing: {},

    selecting: {
      invoke: {
        id: 'selection',
        src: 'selection',
        input: ({ context }) => ({ quote: context.chosenQuote!, channel: context.channel }),
        onDone: [
          // Their phone is dialing already: there is nothing to say.
          { guard: { type: 'visitorDials', params: ({ context }) => context }, target: 'browsing' },
          { target: 'selected' },
        ],
        onError: [
          { guard: { type: 'visitorDials', params: ({ context }) => context }, target: 'browsing' },
          { target: 'selectionFailed' },
        ],
      },
    },
    selected: {},
    selectionFailed: {},

    /** How to reach an agent about this quote. */
    meetingAgent: {},
    /** What else can be bought now. */
    choosingCarrier: {},

    confirmingPurchase: { on: { 'BUY.CONFIRMED': 'openingPurchase' } },
    openingPurchase: {
      invoke: {
        id: 'purchase',
        src: 'purchase',
        input: ({ context }) => ({ quote: context.chosenQuote! }),
        onDone: { target: 'purchaseOpen', actions: { type: 'takeBuyUrl', params: ({ event }) => event.output } },
        onError: 'purchaseFailed',
      },
      // A press while the address is on its way is the same wish.
      on: { 'BUY.CHOSEN': {} },
    },
    purchaseOpen: {},
    purchaseFailed: {
      on: {
        'BUY.CHOSEN': [
          { guard: { type: 'isChosenAlready', params: ({ event }) => event }, target: 'openingPurchase' },
          // Another carrier in its place is asked about like any.
          { target: 'confirmingPurchase', actions: { type: 'chooseQuote', params: ({ event }) => event } },
        ],
      },
    },
  },
});

/** Whether agents are free to chat: asked again as long as the visitor is here. */
const desk = flow.createStateConfig({
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        id: 'idleAgents',
        src: 'idleAgents',
        input: ({ context }) => ({ domain: context.config.agentDomain }),
        onDone: {
          target: 'pausing',
          actions: { type: 'takeAgents', params: ({ event }) => ({ areIdle: event.output }) },
        },
        // Without an answer nobody is free to chat.
        onError: { target: 'pausing', actions: { type: 'takeAgents', params: { areIdle: false } } },
      },
    },
    pausing: {
      invoke: {
        id: 'agentsPause',
        src: 'agentsPause',
        input: ({ context }) => ({ seconds: context.config.agentsPollInterval }),
        onDone: 'asking',
        onError: 'left',
      },
    },
    /** What was heard last holds. */
    left: {},
  },
});

export const resultsStates = flow.createStateConfig({
  id: 'results',
  type: 'parallel',
  meta: { step: 'quotes', stage: 'policy', progress: 100, hash: hashes.quotes },
  entry: { type: 'enterStep', params: { step: 'quotes' } },
  exit: 'forgetPurchase',
  on: {
    'QUOTE.DETAILED': { actions: 'tell' },
    'QUOTE.CHATTED': { actions: ['tell', 'openChat'] },
    'QUOTES.ARRANGED': { actions: 'tell' },
    'QUOTES.COMPARED': { actions: 'tell' },
    'QUOTES.PRINTED': { actions: 'tell' },
    BACK: '#policy',
    TRY_AGAIN: { target: '#quoting', actions: 'closeTransaction' },
  },
  states: { arrival, deal, desk },
});

/** Nobody offered a rate in time, or a call failed. */
export const noRatesStates = flow.createStateConfig({
  id: 'noRates',
  meta: { step: 'noRates', stage: 'policy', progress: 70, hash: hashes.quotes },
  entry: { type: 'enterStep', params: { step: 'quotes' } },
  on: {
    BACK: '#policy',
    // A new wish, and so a new transaction.
    TRY_AGAIN: { target: '#quoting', actions: 'closeTransaction' },
  },
});
