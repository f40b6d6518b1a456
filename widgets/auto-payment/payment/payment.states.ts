import { quotePurchaseOf, returnOf } from '../auto-payment.context.ts';
import { base, untrustedPage } from '../auto-payment.setup.ts';
import { checkingOtherTab } from '../checking-other-tab.states.ts';
import { isAnswered, problemOf } from './payment-problem.ts';

/**
 * The partner's page or frame that takes the card, without charging it. The status has the outcome; it is requested
 * when the visitor returns, when the frame reports a card, and when the visitor asks for it.
 */
export const cardStates = base.createStateConfig({
  initial: 'loadingPage',
  states: {
    loadingPage: {
      tags: ['busy', 'opening'],
      entry: ['settleCharge', 'forgetPartnerPage', 'forgetAttempt'],
      invoke: {
        id: 'paymentPage',
        src: 'paymentPage',
        input: ({ context }) => ({ ...returnOf(context), ...context.settings.payment }),
        onDone: [
          {
            guard: { type: 'pageIsTrusted', params: ({ event }) => ({ page: event.output }) },
            target: 'opened',
            actions: { type: 'rememberPartnerPage', params: ({ event }) => ({ page: event.output }) },
          },
          {
            target: 'notOpened',
            actions: [
              { type: 'rememberProblem', params: { problem: { kind: 'notOpened', message: '' } } },
              { type: 'log', params: { message: 'Error in Get Payment Url API' } },
              { type: 'fail', params: untrustedPage },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'errorNamesOtherCharge', params: ({ event }) => event },
            target: '#autoPayment.journey.checkingStatus',
            actions: { type: 'rememberOtherCharge', params: ({ event }) => event },
          },
          {
            guard: { type: 'callWasRejected', params: ({ event }) => event },
            target: 'checkingOtherTab',
            actions: [
              { type: 'rememberProblem', params: ({ event }) => ({ problem: problemOf('notOpened', event.error) }) },
              { type: 'log', params: ({ event }) => ({ message: 'Error in Get Payment Url API', error: event.error }) },
            ],
          },
          {
            target: 'notOpened',
            actions: [
              { type: 'rememberProblem', params: ({ event }) => ({ problem: problemOf('notOpened', event.error) }) },
              { type: 'log', params: ({ event }) => ({ message: 'Error in Get Payment Url API', error: event.error }) },
            ],
          },
        ],
      },
    },
    /** The services refuse to take a card: it may have been entered in another tab. */
    checkingOtherTab: checkingOtherTab({ tags: ['busy', 'opening'], otherwise: 'notOpened' }),
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
            actions: { type: 'rememberProblem', params: { problem: { kind: 'notOpened', message: '' } } },
          },
          { target: 'atPartner' },
        ],
        onError: 'atPartner',
      },
    },
    /** The visitor is at the partner's page, or came back from it. */
    atPartner: {
      on: { RETRY: 'loadingPage', 'PAY.PRESSED': 'loadingPage' },
      initial: 'seen',
      states: {
        seen: { always: { guard: 'pageIsHidden', target: 'hidden' } },
        hidden: { on: { 'PAGE.SEEN': '#autoPayment.journey.checkingStatus' } },
      },
    },
    /**
     * The frame reports that a card was entered. In its own window it cannot, so the status is requested on return. If
     * the frame stores no card, the purchase may have been paid in another tab.
     */
    framed: {
      on: {
        'CARD.SUCCEEDED': { target: '#autoPayment.journey.checkingStatus', actions: 'rememberCardReport' },
        'CARD.REFUSED': '.checkingOtherTab',
        RETRY: 'loadingPage',
      },
      initial: 'seen',
      states: {
        seen: { always: { guard: 'pageIsHidden', target: 'hidden' } },
        hidden: { on: { 'PAGE.SEEN': 'checking' } },
        checking: {
          invoke: {
            id: 'purchaseState',
            src: 'purchaseState',
            input: ({ context }) => quotePurchaseOf(context),
            onDone: [
              {
                guard: { type: 'cardWasGiven', params: ({ event }) => ({ state: event.output }) },
                target: '#autoPayment.journey.routing',
                actions: { type: 'rememberState', params: ({ event }) => ({ state: event.output }) },
              },
              { target: 'seen' },
            ],
            onError: {
              target: 'seen',
              actions: {
                type: 'log',
                params: ({ event }) => ({ message: 'Error in Get Buy Now Status API', error: event.error }),
              },
            },
          },
        },
        checkingOtherTab: checkingOtherTab({ tags: [], otherwise: 'seen' }),
      },
    },
    notOpened: { on: { RETRY: 'loadingPage', 'PAY.PRESSED': 'loadingPage', 'NETWORK.RETURNED': 'loadingPage' } },
  },
});

/** Charges the card once. The status settles an unknown outcome. */
export const processingStates = base.createStateConfig({
  initial: 'charging',
  states: {
    charging: {
      tags: 'busy',
      entry: 'openCharge',
      exit: 'countCharge',
      invoke: {
        id: 'processing',
        src: 'processing',
        input: ({ context }) => ({
          ...quotePurchaseOf(context),
          cardToken: context.state?.status?.paymentToken ?? '',
          isAskedFor: context.isChargeAskedFor,
          isDeclined: context.state?.status?.payment === 'declined',
        }),
        onDone: [
          {
            guard: { type: 'wasCharged', params: ({ event }) => ({ processed: event.output }) },
            target: '#autoPayment.journey.checkingStatus',
            actions: [
              'rememberCharge',
              { type: 'rememberProcessed', params: ({ event }) => ({ processed: event.output }) },
            ],
          },
          {
            guard: { type: 'contradictsItself', params: ({ event }) => ({ processed: event.output }) },
            target: 'unknown',
            actions: [
              'countOpenCharge',
              { type: 'rememberProblem', params: { problem: { kind: 'lost', message: '', isAnswered: true } } },
              { type: 'log', params: { message: 'Payment answer contradicts itself' } },
            ],
          },
          {
            guard: { type: 'isStillProcessed', params: ({ event }) => ({ processed: event.output }) },
            target: 'pending',
            actions: ['clearProblem', 'countOpenCharge'],
          },
          // No other outcome is left than a decline.
          {
            guard: 'hasOtherAnswers',
            target: '#autoPayment.journey.rating',
            actions: [
              'settleCharge',
              'leaveOtherAnswers',
              { type: 'log', params: { message: 'Payment of other answers not processed' } },
            ],
          },
          {
            guard: { type: 'wasNotCharged', params: ({ event }) => ({ processed: event.output }) },
            target: '#autoPayment.journey.policy',
            actions: [
              'settleCharge',
              { type: 'rememberProcessed', params: ({ event }) => ({ processed: event.output }) },
              { type: 'log', params: { message: 'Payment not processed' } },
            ],
          },
          {
            target: 'refused',
            actions: [
              'settleCharge',
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
            guard: { type: 'errorNamesOtherCharge', params: ({ event }) => event },
            target: '#autoPayment.journey.checkingStatus',
            actions: { type: 'rememberOtherCharge', params: ({ event }) => event },
          },
          {
            guard: { type: 'otherAnswersWereRefused', params: ({ event }) => event },
            target: '#autoPayment.journey.rating',
            actions: [
              'settleCharge',
              'leaveOtherAnswers',
              { type: 'log', params: ({ event }) => ({ message: 'API Failure', error: event.error }) },
            ],
          },
          {
            guard: { type: 'paymentWasRefused', params: ({ event }) => event },
            target: 'refused',
            actions: [
              'settleCharge',
              {
                type: 'rememberProblem',
                params: ({ event }) => ({ problem: problemOf('failed', event.error) }),
              },
              { type: 'log', params: ({ event }) => ({ message: 'API Failure', error: event.error }) },
            ],
          },
          {
            target: 'unknown',
            actions: [
              'countOpenCharge',
              {
                type: 'rememberProblem',
                params: ({ event }) => ({
                  problem: { kind: 'lost', message: '', isAnswered: isAnswered(event.error) },
                }),
              },
              { type: 'log', params: ({ event }) => ({ message: 'API Failure', error: event.error }) },
            ],
          },
        ],
      },
    },
    /**
     * The status says that a card was declined. If it may be an earlier one, the charge is repeated with its key, which
     * charges once.
     */
    endingDeclined: {
      tags: 'busy',
      invoke: {
        id: 'endOfDeclined',
        src: 'endOfDeclined',
        input: ({ context }) => ({
          ...quotePurchaseOf(context),
          cardToken: context.state?.status?.paymentToken ?? '',
          message: context.state?.status?.paymentDescription ?? '',
        }),
        onDone: [
          {
            guard: { type: 'otherChargeHasEnded', params: ({ event }) => ({ hasEnded: event.output }) },
            target: '#autoPayment.journey.rating',
            actions: ['settleCharge', 'leaveOtherAnswers'],
          },
          {
            guard: { type: 'chargeHasEnded', params: ({ event }) => ({ hasEnded: event.output, at: 'checkPayment' }) },
            target: '#autoPayment.journey.policy',
            actions: 'settleCharge',
          },
          {
            guard: {
              type: 'chargeHasEnded',
              params: ({ event }) => ({ hasEnded: event.output, at: 'processPayment' }),
            },
            target: 'refused',
            actions: [
              'settleCharge',
              {
                type: 'rememberProblem',
                params: ({ context }) => ({
                  problem: { kind: 'failed' as const, message: context.state?.status?.paymentDescription ?? '' },
                }),
              },
              { type: 'log', params: { message: 'Payment failure' } },
            ],
          },
          { guard: 'chargeWaitsForPress', target: 'unknown', actions: ['countOpenCharge', 'rememberLostCharge'] },
          { target: 'charging' },
        ],
        onError: { target: 'unknown', actions: ['countOpenCharge', 'rememberLostCharge'] },
      },
    },
    /** The payment service has no outcome yet. */
    pending: {
      tags: 'busy',
      on: { 'STATUS.REQUESTED': '#autoPayment.journey.checkingStatus' },
      after: { chargeDelay: '#autoPayment.journey.checkingStatus' },
    },
    /** The payment failed. The visitor can enter another card, or have the same one charged again. */
    refused: {
      on: {
        RETRY: '#autoPayment.journey.payment',
        'CHARGE.REQUESTED': { target: 'charging', actions: ['clearProblem', 'askForCharge'] },
        BACK: '#autoPayment.journey.policy',
      },
    },
    /** The response was lost. The status says whether the card was charged. */
    unknown: {
      on: {
        RETRY: { target: '#autoPayment.journey.checkingStatus', actions: 'allowCharge' },
        'STATUS.REQUESTED': { target: '#autoPayment.journey.checkingStatus', actions: 'allowCharge' },
        'NETWORK.RETURNED': '#autoPayment.journey.checkingStatus',
      },
      after: { chargeDelay: '#autoPayment.journey.checkingStatus' },
    },
  },
});
