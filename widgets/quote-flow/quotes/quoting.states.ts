import { and } from 'xstate';
import { hashes } from '../steps/steps.ts';
import { quotesSetup } from './quotes.setup.ts';

/** Submits the quote once, then polls for rates until there are enough of them (spec 1 §4). */
const polling = quotesSetup.createStateConfig({
  initial: 'routing',
  states: {
    routing: { always: [{ guard: 'quoteIsSubmitted', target: 'waitingForRates' }, { target: 'submitting' }] },
    submitting: {
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context }) => ({ context }),
        onDone: {
          target: 'waitingForRates',
          actions: { type: 'rememberSubmission', params: ({ event }) => event.output },
        },
        onError: [
          { guard: 'networkFailed', target: '#quoting.unreachable', actions: 'rememberFailure' },
          { target: '#quoting.unrated', actions: 'rememberRatesFailure' },
        ],
      },
    },
    waitingForRates: {
      invoke: {
        id: 'rates',
        src: 'rates',
        input: ({ context }) => ({ transactionId: context.transaction?.id ?? '', config: context.config }),
        onDone: {
          target: 'evaluatingRates',
          actions: { type: 'rememberRates', params: ({ event }) => event.output },
        },
        onError: [
          // The rates that arrived before stay valid.
          { guard: 'ratesAreLoaded', target: '#quoting.rated', actions: 'rememberRatesFailure' },
          { guard: 'networkFailed', target: '#quoting.unreachable', actions: 'rememberFailure' },
          { target: '#quoting.unrated', actions: 'rememberRatesFailure' },
        ],
      },
    },
    evaluatingRates: {
      always: [
        { guard: 'carriersAreDoneWithRates', target: '#quoting.rated' },
        // The portal shows the first rates and stops polling.
        { guard: 'portalIsAnswered', target: '#quoting.rated', actions: 'finishRates' },
        { guard: 'ratesAreDone', target: '#quoting.unrated' },
        { guard: 'ratesShowLive', target: '#quoting.rated' },
        { guard: and(['intermediateWaitIsOver', 'ratesAreLoaded']), target: 'fetchingFinalRates' },
        { target: 'pausing' },
      ],
    },
    pausing: { after: { pollInterval: 'waitingForRates' } },
    /** The intermediate wait is over and there are rates: the final results are fetched, and polling stops. */
    fetchingFinalRates: {
      invoke: {
        id: 'finalRates',
        src: 'rates',
        input: ({ context }) => ({ transactionId: context.transaction?.id ?? '', config: context.config }),
        onDone: {
          target: '#quoting.rated',
          actions: [{ type: 'rememberRates', params: ({ event }) => event.output }, 'finishRates'],
        },
        onError: { target: '#quoting.rated', actions: 'rememberRatesFailure' },
      },
    },
  },
});

/** The quote run, behind the waiting dialog. */
export const quotingStates = quotesSetup.createStateConfig({
  id: 'quoting',
  meta: { step: 'quoting', stage: 'policy', progress: 70, hash: hashes.quotes },
  // A lead or a previous quote that comes here at once has no lead record yet.
  entry: [{ type: 'enterStep', params: { step: 'quotes' } }, 'openTransaction', 'startLead', 'writeLead'],
  initial: 'running',
  states: {
    running: {
      type: 'parallel',
      entry: 'forgetRatesFailure',
      after: {
        resultsWait: [{ guard: 'ratesAreLoaded', target: 'rated', actions: 'finishRates' }, { target: 'unrated' }],
      },
      states: {
        message: {
          initial: 'short',
          states: { short: { after: { longerMessageAfter: 'longer' } }, longer: {} },
        },
        waitTimer: {
          initial: 'running',
          states: { running: { after: { intermediateWait: 'over' } }, over: {} },
        },
        polling,
      },
    },
    /** The network failed during the run: it continues with the same transaction. */
    unreachable: { tags: 'unreachable', on: { RETRY: 'running', 'NETWORK.RETURNED': 'running' } },
    rated: { type: 'final', output: 'rated' },
    unrated: { type: 'final', output: 'unrated' },
  },
});
