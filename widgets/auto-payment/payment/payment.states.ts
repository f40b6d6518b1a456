import { purchaseOf } from '../auto-payment.context.ts';
import { base } from '../auto-payment.setup.ts';
import { problemOf } from './payment-problem.ts';

/**
 * The partner's page or frame that takes the card. It charges nothing: what became of it, the status says, which is asked
 * for when the visitor is back, when the frame says so, and when the visitor presses for it.
 */
export const cardStates = base.createStateConfig({
  initial: 'opening',
  states: {
    opening: {
      tags: ['busy', 'opening'],
      entry: ['clearProblem', 'forgetPartnerPage'],
      invoke: {
        id: 'paymentPage',
        src: 'paymentPage',
        input: ({ context }) => ({
          ...purchaseOf(context),
          payPlan: context.payPlan,
          mode: context.settings.payment.mode,
        }),
        onDone: [
          {
            guard: { type: 'pageIsTrusted', params: ({ event }) => ({ page: event.output }) },
            target: 'opened',
            actions: { type: 'rememberPartnerPage', params: ({ event }) => ({ page: event.output }) },
          },
          {
            target: 'notOpened',
            actions: [
              { type: 'rememberProblem', params: { problem: { kind: 'untrusted', message: '' } } },
              { type: 'log', params: { message: 'Error in Get Payment Url API' } },
            ],
          },
        ],
        onError: {
          target: 'notOpened',
          actions: [
            { type: 'rememberProblem', params: ({ event }) => ({ problem: problemOf(event.error) }) },
            { type: 'log', params: ({ event }) => ({ message: 'Error in Get Payment Url API', error: event.error }) },
          ],
        },
      },
    },
    opened: { always: [{ guard: 'isFramed', target: 'framed' }, { target: 'leaving' }] },
    leaving: {
      tags: ['busy', 'opening'],
      invoke: {
        id: 'leavePage',
        src: 'leavePage',
        input: ({ context }) => ({ url: context.partnerUrl, reason: 'payment' as const }),
        onDone: [
          {
            guard: { type: 'navigationWasRefused', params: ({ event }) => ({ hasNavigated: event.output }) },
            target: 'notOpened',
            actions: { type: 'rememberProblem', params: { problem: { kind: 'untrusted', message: '' } } },
          },
          { target: 'away' },
        ],
        onError: 'away',
      },
    },
    /** The visitor is at the partner's page, or came back without an answer from there. */
    away: { on: { 'PAY.PRESSED': 'opening' } },
    framed: {
      on: {
        'CARD.SUCCEEDED': '#autoPayment.journey.consulting',
        // The frame itself shows why, and takes another card.
        'CARD.DECLINED': {},
        RETRY: 'opening',
      },
    },
    notOpened: {
      tags: 'paymentFailed',
      on: { RETRY: 'opening', 'PAY.PRESSED': 'opening', 'NETWORK.RETURNED': 'opening' },
    },
  },
});

/** Charges the card, once. Any doubt is settled by the status. */
export const processingStates = base.createStateConfig({
  initial: 'charging',
  states: {
    charging: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'processing',
        src: 'processing',
        input: ({ context }) => ({ ...purchaseOf(context), cardToken: context.state?.status?.paymentToken ?? '' }),
        onDone: [
          {
            guard: { type: 'wasCharged', params: ({ event }) => ({ processed: event.output }) },
            target: '#autoPayment.journey.consulting',
            actions: { type: 'rememberProcessed', params: ({ event }) => ({ processed: event.output }) },
          },
          {
            guard: { type: 'wasNotCharged', params: ({ event }) => ({ processed: event.output }) },
            target: '#autoPayment.journey.policy',
            actions: [
              { type: 'rememberProcessed', params: ({ event }) => ({ processed: event.output }) },
              { type: 'log', params: { message: 'Payment not processed' } },
            ],
          },
          {
            target: 'refused',
            actions: [
              {
                type: 'rememberProblem',
                params: ({ event }) => ({ problem: { kind: 'failed' as const, message: event.output.message } }),
              },
              { type: 'log', params: ({ event }) => ({ message: `Payment failure ${event.output.resultCode}` }) },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'paymentWasRefused', params: ({ event }) => event },
            target: 'refused',
            actions: [
              {
                type: 'rememberProblem',
                params: ({ event }) => ({ problem: { ...problemOf(event.error), kind: 'failed' as const } }),
              },
              { type: 'log', params: ({ event }) => ({ message: 'API Failure', error: event.error }) },
            ],
          },
          {
            target: 'unknown',
            actions: [
              { type: 'rememberProblem', params: ({ event }) => ({ problem: problemOf(event.error) }) },
              { type: 'log', params: ({ event }) => ({ message: 'API Failure', error: event.error }) },
            ],
          },
        ],
      },
    },
    /** The payment failed: nothing was charged, and another card can be given. */
    refused: { tags: 'paymentFailed', on: { 'PAY.PRESSED': '#autoPayment.journey.payment', RETRY: '#autoPayment.journey.payment' } },
    /** The answer was lost. The status says whether the card was charged. */
    unknown: {
      on: {
        RETRY: '#autoPayment.journey.consulting',
        'STATUS.REQUESTED': '#autoPayment.journey.consulting',
        'NETWORK.RETURNED': '#autoPayment.journey.consulting',
      },
      after: { reloadDelay: '#autoPayment.journey.consulting' },
    },
  },
});
