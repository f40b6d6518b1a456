import { and } from 'xstate';
import { hashes } from '../steps/steps.ts';
import { quotesSetup } from './quotes.setup.ts';
import { ratesCall, ratesPoll, rememberRates } from './rates-poll.states.ts';

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
    ...ratesPoll({
      id: 'rates',
      onError: [
        // The rates that arrived before stay valid.
        { guard: 'ratesAreLoaded', target: '#quoting.rated', actions: 'rememberRatesFailure' },
        { guard: 'networkFailed', target: '#quoting.unreachable', actions: 'rememberFailure' },
        { target: '#quoting.unrated', actions: 'rememberRatesFailure' },
      ],
      ends: [
        { guard: 'carriersAreDoneWithRates', target: '#quoting.rated' },
        // The portal shows the first rates and stops polling.
        { guard: 'portalIsAnswered', target: '#quoting.rated', actions: 'finishRates' },
        { guard: 'ratesAreDone', target: '#quoting.unrated' },
        { guard: 'ratesShowLive', target: '#quoting.rated' },
        { guard: and(['intermediateWaitIsOver', 'ratesAreLoaded']), target: 'fetchingFinalRates' },
      ],
    }),
    /** The intermediate wait is over and there are rates: the final results are fetched, and polling stops. */
    fetchingFinalRates: {
      invoke: {
        ...ratesCall('finalRates'),
        onDone: { target: '#quoting.rated', actions: [rememberRates, 'finishRates'] },
        onError: { target: '#quoting.rated', actions: 'rememberRatesFailure' },
      },
    },
  },
});

/** The quote run, behind the waiting dialog. */
export const quotingStates = quotesSetup.createStateConfig({
  id: 'quoting',
  meta: { step: 'quoting', stage: 'policy', progress: 70, hash: hashes.quotes },
  // A lead or a previous quote that starts in this state has no lead record yet.
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
