import { frameStates } from '#flow/partner-frame/partner-frame.states';
import { base, signingRequest } from './auto-payment.setup.ts';
import { watchStates } from './watch.states.ts';

const noPage = [
  { type: 'rememberProblem', params: { problem: 'signingPage' } },
  {
    type: 'logFailure',
    params: ({ event }: { event: { error: unknown } }) => ({ call: 'signingPage' as const, error: event.error }),
  },
] as const;

const used = (event: { output: { url: string } }) => event.output;

/**
 * The policy is paid, and then signed. The address opens once and for minutes: it is requested by each press of Sign. The
 * service's status is the truth; messages of the signing page hasten it.
 */
export const eSignStates = base.createStateConfig({
  initial: 'deciding',
  invoke: { id: 'visibility', src: 'visibility' },
  on: { 'STATUS.REQUESTED': '.settled' },
  states: {
    deciding: { always: [{ guard: 'isReadyToSign', target: 'ready' }, { target: 'waiting' }] },
    /** The policy is being issued, or the signed documents are on their way. */
    waiting: { after: { reloadDelay: 'settled' }, on: { 'NETWORK.RETURNED': 'settled' } },
    ready: {
      on: {
        'SIGN.PRESSED': [
          { guard: 'usesSigningFrame', target: 'openingFrame', actions: 'forgetProblem' },
          { target: 'openingPage', actions: 'forgetProblem' },
        ],
        // Signed in another tab, it may be.
        'PAGE.HIDDEN': 'unseen',
      },
    },
    unseen: { on: { 'PAGE.SEEN': 'settled' } },

    openingPage: {
      tags: 'busy',
      entry: 'beginSigning',
      invoke: {
        id: 'signingPage',
        src: 'signingPage',
        input: ({ context }) => signingRequest(context, 'redirect'),
        onDone: {
          target: 'leaving',
          actions: [{ type: 'rememberPartnerUrl', params: ({ event }) => used(event) }, 'endSigning'],
        },
        onError: [
          { guard: { type: 'wasRefused', params: ({ event }) => event }, target: 'settled', actions: [...noPage] },
          { target: 'ready', actions: [...noPage] },
        ],
      },
    },
    leaving: {
      tags: 'busy',
      invoke: {
        id: 'leavePage',
        src: 'leavePage',
        input: ({ context }) => ({ url: context.partnerUrl, reason: 'eSign' }),
        onDone: [
          { guard: { type: 'hasNavigated', params: ({ event }) => ({ isAway: event.output }) }, target: 'away' },
          { target: 'ready', actions: { type: 'rememberProblem', params: { problem: 'signingPage' } } },
        ],
        onError: { target: 'ready', actions: { type: 'rememberProblem', params: { problem: 'signingPage' } } },
      },
    },
    away: { on: { 'PAGE.HIDDEN': 'gone', 'SIGN.PRESSED': 'openingPage' } },
    gone: { on: { 'PAGE.SEEN': 'settled' } },

    openingFrame: {
      tags: 'busy',
      entry: 'beginSigning',
      invoke: {
        id: 'signingFrame',
        src: 'signingPage',
        input: ({ context }) => signingRequest(context, 'frame'),
        onDone: {
          target: 'framed',
          actions: [{ type: 'rememberPartnerUrl', params: ({ event }) => used(event) }, 'endSigning'],
        },
        onError: [
          { guard: { type: 'wasRefused', params: ({ event }) => event }, target: 'settled', actions: [...noPage] },
          { target: 'ready', actions: [...noPage] },
        ],
      },
    },
    framed: {
      type: 'parallel',
      on: {
        'FRAME.SAID': {
          guard: 'signingHasEnded',
          target: 'settled',
          actions: { type: 'rememberVisitEnd', params: ({ event }) => ({ message: event.message }) },
        },
        'SIGN.PRESSED': { target: 'openingFrame', actions: 'forgetProblem' },
        'WINDOW.CHOSEN': 'openingWindow',
      },
      states: { frame: frameStates, watch: watchStates },
    },

    openingWindow: {
      tags: 'busy',
      entry: 'beginSigning',
      invoke: {
        id: 'signingWindow',
        src: 'signingPage',
        input: ({ context }) => signingRequest(context, 'window'),
        onDone: {
          target: 'windowed',
          actions: [{ type: 'rememberPartnerUrl', params: ({ event }) => used(event) }, 'endSigning', 'openWindow'],
        },
        onError: { target: 'ready', actions: [...noPage] },
      },
    },
    windowed: {
      ...watchStates,
      on: { 'SIGN.PRESSED': { target: 'openingFrame', actions: 'forgetProblem' }, 'WINDOW.CHOSEN': 'openingWindow' },
    },

    settled: { type: 'final' },
  },
});
