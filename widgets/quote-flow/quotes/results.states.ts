import { and, not } from 'xstate';
import { pollPause } from '#flow/machine/polling';
import { visibilityStates } from '#flow/machine/visibility.states';
import { hashes } from '../steps/steps.ts';
import { quotesSetup } from './quotes.setup.ts';
import { ratesPoll } from './rates-poll.states.ts';

/** The lead record names the carriers that have answered: it is quoted from the first rates on. */
const writesQuotedLead = ['startLead', 'rememberLeadRates', 'writeLead'] as const;

/** Carriers may still be answering while their first cards are on the screen. */
const arrival = quotesSetup.createStateConfig({
  initial: 'routing',
  states: {
    routing: {
      always: [
        { guard: 'ratesAreDone', target: 'complete' },
        { guard: and(['ratesHaveFailed', not('ratesAreLive')]), target: 'interrupted' },
        { target: 'loadingRates' },
      ],
    },
    loadingRates: {
      entry: writesQuotedLead,
      initial: 'pausing',
      after: {
        resultsWait: [
          { guard: 'ratesHaveFailed', target: 'interrupted' },
          { target: 'complete', actions: 'finishRates' },
        ],
      },
      states: ratesPoll({
        id: 'laterRates',
        onError: [
          { guard: and(['ratesAreLive', not('callWasRejected')]), target: 'pausing', actions: 'rememberRatesFailure' },
          { target: '#results.arrival.interrupted', actions: 'rememberRatesFailure' },
        ],
        ends: [{ guard: 'ratesAreDone', target: '#results.arrival.complete' }],
      }),
    },
    /** A call for rates failed: those that arrived show, and the same transaction can be polled again. */
    interrupted: {
      entry: writesQuotedLead,
      on: { RETRY: 'loadingRates', 'NETWORK.RETURNED': 'loadingRates' },
    },
    complete: { entry: writesQuotedLead },
  },
});

/** What the visitor does with a quote: asks an agent about it, or buys it. */
const purchase = quotesSetup.createStateConfig({
  initial: 'browsing',
  on: {
    'QUOTE.SELECTED': { target: '.selecting', actions: ['chooseQuote', 'chooseChannel'] },
    'QUOTE.CHATTED': [
      { guard: 'chatPageIsConfigured', actions: ['emitEvent', 'openChat'] },
      // Without a chat to open, the other ways to reach an agent show.
      { target: '.meetingAgent', actions: ['emitEvent', 'chooseQuote'] },
    ],
    'AGENT.REQUESTED': { target: '.meetingAgent', actions: 'chooseQuote' },
    'CARRIERS.REQUESTED': { target: '.choosingCarrier', actions: 'chooseQuote' },
    'BUY.CHOSEN': [
      // The partner's page is still open.
      { guard: 'purchaseIsOpen', target: '.purchaseOpen', actions: 'chooseQuote' },
      { target: '.confirmingPurchase', actions: 'chooseQuote' },
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
        // A phone that dials already needs no dialog.
        onDone: [{ guard: 'visitorDials', target: 'browsing' }, { target: 'selected' }],
        onError: [
          { guard: 'visitorDials', target: 'browsing' },
          { target: 'selectionFailed', actions: 'rememberFailure' },
        ],
      },
    },
    selected: {},
    selectionFailed: {},

    /** How to reach an agent about this quote. */
    meetingAgent: {},
    /** The other quotes that can be bought now. */
    choosingCarrier: {},

    confirmingPurchase: { on: { 'BUY.CONFIRMED': 'openingPurchase' } },
    openingPurchase: {
      invoke: {
        id: 'purchase',
        src: 'purchase',
        input: ({ context }) => ({ quote: context.chosenQuote! }),
        onDone: { target: 'purchaseOpen', actions: { type: 'rememberBuyUrl', params: ({ event }) => event.output } },
        onError: { target: 'purchaseFailed', actions: 'rememberFailure' },
      },
      // A second press while the address loads is ignored.
      on: { 'BUY.CHOSEN': {} },
    },
    purchaseOpen: {},
    purchaseFailed: {
      on: {
        'BUY.CHOSEN': [
          { guard: 'isChosenAlready', target: 'openingPurchase' },
          // Another carrier is confirmed like any.
          { target: 'confirmingPurchase', actions: 'chooseQuote' },
        ],
      },
    },
  },
});

/** Whether agents are free to chat, polled while the results are on the screen. */
const agentAvailability = quotesSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'idleAgents',
        src: 'idleAgents',
        input: ({ context }) => ({ domain: context.config.agentDomain }),
        onDone: { target: 'pausing', actions: { type: 'rememberAgents', params: ({ event }) => event.output } },
        // Without a response no agent is free to chat.
        onError: { target: 'pausing', actions: { type: 'rememberAgents', params: false } },
      },
    },
    pausing: { ...pollPause('agentsPollInterval'), onDone: 'loading' },
  },
});

export const resultsStates = quotesSetup.createStateConfig({
  id: 'results',
  type: 'parallel',
  meta: { step: 'quotes', stage: 'policy', progress: 100, hash: hashes.quotes },
  entry: { type: 'enterStep', params: { step: 'quotes' } },
  exit: 'forgetPurchase',
  on: {
    'QUOTE.DETAILED': { actions: 'emitEvent' },
    'QUOTES.ARRANGED': { actions: 'emitEvent' },
    'QUOTES.COMPARED': { actions: 'emitEvent' },
    'QUOTES.PRINTED': { actions: 'emitEvent' },
  },
  // Agents are not requested while the visitor does not see the page.
  states: { arrival, purchase, agentAvailability, page: visibilityStates },
});

/** No carrier offered a rate in time, or a call failed. */
export const noRatesStates = quotesSetup.createStateConfig({
  meta: { step: 'noRates', stage: 'policy', progress: 70, hash: hashes.quotes },
  entry: { type: 'enterStep', params: { step: 'quotes' } },
});
