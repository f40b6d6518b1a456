import { frameStates } from '#flow/partner-frame/partner-frame.states';
import { base, partnerRequest } from './auto-payment.setup.ts';
import { watchStates } from './watch.states.ts';

const noPage = [
  { type: 'rememberProblem', params: { problem: 'paymentPage' } },
  {
    type: 'logFailure',
    params: ({ event }: { event: { error: unknown } }) => ({ call: 'paymentPage' as const, error: event.error }),
  },
] as const;

/**
 * Where the card is given: on the partner's page, in its frame, or in a window. Each ends by asking the service how the
 * purchase stands; a message of the frame only hastens it.
 */
export const paymentStates = base.createStateConfig({
  initial: 'deciding',
  invoke: { id: 'visibility', src: 'visibility' },
  on: { 'STATUS.REQUESTED': '.settled' },
  states: {
    deciding: { always: [{ guard: 'usesPaymentFrame', target: 'openingFrame' }, { target: 'asking' }] },
    asking: {
      on: {
        'PAY.PRESSED': [
          { guard: 'usesPaymentFrame', target: 'openingFrame', actions: 'forgetProblem' },
          { target: 'openingPage', actions: 'forgetProblem' },
        ],
      },
    },

    openingPage: {
      tags: 'busy',
      invoke: {
        id: 'paymentPage',
        src: 'paymentPage',
        input: ({ context }) => partnerRequest(context, 'redirect'),
        onDone: { target: 'leaving', actions: { type: 'rememberPartnerUrl', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'wasRefused', params: ({ event }) => event }, target: 'settled', actions: [...noPage] },
          { target: 'asking', actions: [...noPage] },
        ],
      },
    },
    leaving: {
      tags: 'busy',
      invoke: {
        id: 'leavePage',
        src: 'leavePage',
        input: ({ context }) => ({ url: context.partnerUrl, reason: 'payment' }),
        onDone: [
          { guard: { type: 'hasNavigated', params: ({ event }) => ({ isAway: event.output }) }, target: 'away' },
          { target: 'asking', actions: { type: 'rememberProblem', params: { problem: 'paymentPage' } } },
        ],
        onError: { target: 'asking', actions: { type: 'rememberProblem', params: { problem: 'paymentPage' } } },
      },
    },
    /** The browser loads the partner's page. A visitor who comes back by the Back button finds this page as it was. */
    away: { on: { 'PAGE.HIDDEN': 'gone', 'PAY.PRESSED': 'openingPage' } },
    gone: { on: { 'PAGE.SEEN': 'settled' } },

    openingFrame: {
      tags: 'busy',
      invoke: {
        id: 'paymentFrame',
        src: 'paymentPage',
        input: ({ context }) => partnerRequest(context, 'frame'),
        onDone: { target: 'framed', actions: { type: 'rememberPartnerUrl', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'wasRefused', params: ({ event }) => event }, target: 'settled', actions: [...noPage] },
          { target: 'asking', actions: [...noPage] },
        ],
      },
    },
    framed: {
      type: 'parallel',
      on: {
        'FRAME.SAID': [
          { guard: 'cardIsGiven', target: 'settled' },
          { guard: 'cardIsDeclined', actions: { type: 'rememberProblem', params: { problem: 'declined' } } },
        ],
        'PAY.PRESSED': { target: 'openingFrame', actions: 'forgetProblem' },
        'WINDOW.CHOSEN': 'openingWindow',
      },
      states: { frame: frameStates, watch: watchStates },
    },

    openingWindow: {
      tags: 'busy',
      invoke: {
        id: 'paymentWindow',
        src: 'paymentPage',
        input: ({ context }) => partnerRequest(context, 'window'),
        onDone: {
          target: 'windowed',
          actions: [{ type: 'rememberPartnerUrl', params: ({ event }) => event.output }, 'openWindow'],
        },
        onError: { target: 'asking', actions: [...noPage] },
      },
    },
    windowed: {
      ...watchStates,
      on: { 'PAY.PRESSED': { target: 'openingFrame', actions: 'forgetProblem' }, 'WINDOW.CHOSEN': 'openingWindow' },
    },

    settled: { type: 'final' },
  },
});

/** Charges the card once. Whatever is in doubt stays so until the service tells. */
export const processingStates = base.createStateConfig({
  initial: 'charging',
  on: { 'STATUS.REQUESTED': '.settled' },
  states: {
    charging: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        id: 'charge',
        src: 'charge',
        input: ({ context: { address, continuedAs, carrierId } }) => ({
          transactionId: continuedAs || address.transactionId,
          carrierId,
        }),
        onDone: [
          { guard: { type: 'isCharged', params: ({ event }) => ({ payment: event.output }) }, target: 'settled' },
          {
            guard: { type: 'isNotCharged', params: ({ event }) => ({ payment: event.output }) },
            target: 'settled',
            actions: {
              type: 'rememberProblem',
              params: ({ event }) => ({ problem: 'notCharged', text: event.output.message }),
            },
          },
          {
            target: 'settled',
            actions: [
              {
                type: 'rememberProblem',
                params: ({ event }) => ({ problem: 'chargeFailed', text: event.output.message }),
              },
              { type: 'logFailure', params: { call: 'charge' } },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event },
            target: 'settled',
            actions: [
              {
                type: 'rememberProblem',
                params: ({ event }) => ({
                  problem: 'chargeFailed',
                  text: (event.error as { reason?: string }).reason,
                }),
              },
              { type: 'logFailure', params: ({ event }) => ({ call: 'charge', error: event.error }) },
            ],
          },
          {
            target: 'pending',
            actions: [
              'doubtPayment',
              { type: 'logFailure', params: ({ event }) => ({ call: 'charge', error: event.error }) },
            ],
          },
        ],
      },
    },
    /** The request may have been carried out: the service's status tells, and the same key charges no second time. */
    pending: { after: { reloadDelay: 'settled' }, on: { 'NETWORK.RETURNED': 'settled', RETRY: 'settled' } },
    settled: { type: 'final' },
  },
});
