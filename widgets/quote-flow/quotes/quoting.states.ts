import { flow } from '../quote-flow.setup.ts';
import { hashes } from '../steps/steps.ts';

/** Submits the quote once, then asks for rates until there are enough of them. */
const run = flow.createStateConfig({
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'quoteIsSubmitted', target: 'asking' }, { target: 'submitting' }],
    },
    submitting: {
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context }) => ({ context }),
        onDone: { target: 'asking', actions: { type: 'markSubmitted', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'networkFailed', params: ({ event }) => event }, target: '#unreachable' },
          { target: '#noRates' },
        ],
      },
    },
    asking: {
      invoke: {
        id: 'rates',
        src: 'rates',
        input: ({ context }) => ({ transactionId: context.transaction?.id ?? '' }),
        onDone: {
          target: 'weighing',
          actions: { type: 'takeRates', params: ({ event }) => ({ rates: event.output }) },
        },
        onError: [
          { guard: { type: 'networkFailed', params: ({ event }) => event }, target: '#unreachable' },
          { target: '#noRates' },
        ],
      },
    },
    weighing: {
      always: [
        { guard: 'carriersAreDoneWithRates', target: '#results' },
        // The portal shows what there is, and asks no more.
        { guard: 'portalIsAnswered', target: '#results', actions: 'settleRates' },
        { guard: 'ratesAreDone', target: '#noRates' },
        { guard: 'ratesShowLive', target: '#results' },
        { guard: 'ratesSuffice', target: 'finishing' },
        { target: 'pausing' },
      ],
    },
    pausing: { after: { pollInterval: 'asking' } },
    /** The intermediate wait is over and there are rates: the final results are fetched, and that is all. */
    finishing: {
      invoke: {
        id: 'finalRates',
        src: 'rates',
        input: ({ context }) => ({ transactionId: context.transaction?.id ?? '' }),
        onDone: {
          target: '#results',
          actions: [{ type: 'takeRates', params: ({ event }) => ({ rates: event.output }) }, 'settleRates'],
        },
        // The rates that arrived before are good.
        onError: { target: '#results', actions: 'settleRates' },
      },
    },
  },
});

/** The quote run, behind the waiting dialog. */
export const quotingStates = flow.createStateConfig({
  id: 'quoting',
  type: 'parallel',
  meta: { step: 'quoting', stage: 'policy', progress: 70, hash: hashes.quotes },
  entry: [{ type: 'enterStep', params: { step: 'quotes' } }, 'openTransaction'],
  on: { BACK: '#policy' },
  after: {
    resultsWait: [{ guard: 'ratesAreKnown', target: '#results', actions: 'settleRates' }, { target: '#noRates' }],
  },
  states: {
    message: {
      initial: 'short',
      states: { short: { after: { longerMessageAfter: 'longer' } }, longer: {} },
    },
    patience: {
      initial: 'forAll',
      states: { forAll: { after: { intermediateWait: 'forSome' } }, forSome: {} },
    },
    run,
  },
});

/** The network failed in the middle of a run: it goes on, with the same transaction, once the network is back. */
export const unreachableStates = flow.createStateConfig({
  id: 'unreachable',
  tags: 'unreachable',
  meta: { step: 'quoting', stage: 'policy', progress: 70, hash: hashes.quotes },
  on: { RETRY: '#quoting', 'NETWORK.RETURNED': '#quoting', BACK: '#policy' },
});
