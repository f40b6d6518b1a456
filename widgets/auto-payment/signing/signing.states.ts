import { failureOf } from '#flow/machine/failure';
import { pollPause } from '#flow/machine/polling';
import { quotePurchaseOf, returnOf } from '../auto-payment.context.ts';
import { base, untrustedPage } from '../auto-payment.setup.ts';
import { statusPoll } from '../status-poll.states.ts';

/**
 * The signature. Each press of Sign requests the address of the signing page once. The status says whether the policy
 * is signed; it is requested when the visitor returns, from the partner or another tab, and after a delay while the
 * services process the purchase or do not have a signature yet that the partner reports.
 */
export const signingStates = base.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'signatureIsAsked', target: 'asking' }, { target: 'waiting' }] },
    asking: {
      on: { 'SIGN.PRESSED': 'loadingPage' },
      initial: 'seen',
      states: {
        seen: {
          always: { guard: 'pageIsHidden', target: 'hidden' },
          after: { statusDelay: { guard: 'signatureWasReported', target: 'checking' } },
        },
        hidden: { on: { 'PAGE.SEEN': 'checking' } },
        // The documents may be signed in another tab or on another device. The page stays until they are.
        checking: statusPoll('signatureIsStillAsked'),
      },
    },
    /** The policy is being issued, or the carrier has not confirmed the signed documents. */
    waiting: {
      on: { 'STATUS.REQUESTED': '#autoPayment.journey.checkingStatus' },
      ...pollPause('reloadDelay'),
      onDone: '#autoPayment.journey.checkingStatus',
    },
    loadingPage: {
      tags: ['busy', 'opening'],
      entry: 'clearSigningEvent',
      invoke: {
        id: 'signingPage',
        src: 'signingPage',
        input: ({ context }) => returnOf(context),
        onDone: [
          {
            guard: { type: 'pageIsTrusted', params: ({ event }) => ({ page: event.output }) },
            target: 'leaving',
            actions: { type: 'rememberPartnerPage', params: ({ event }) => ({ page: event.output }) },
          },
          {
            target: 'failed',
            actions: [
              { type: 'rememberFailure', params: { kind: 'refused' } },
              { type: 'log', params: { message: 'Error in Esign Url API' } },
              { type: 'fail', params: untrustedPage },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'callWasRejected', params: ({ event }) => event },
            target: 'checkingOtherTab',
            actions: [
              { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
              { type: 'log', params: ({ event }) => ({ message: 'Error in Esign Url API', error: event.error }) },
            ],
          },
          {
            target: 'failed',
            actions: [
              { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
              { type: 'log', params: ({ event }) => ({ message: 'Error in Esign Url API', error: event.error }) },
            ],
          },
        ],
      },
    },
    /** The services refuse to open the signing page: the documents may have been signed in another tab. */
    checkingOtherTab: {
      tags: ['busy', 'opening'],
      invoke: {
        id: 'purchaseState',
        src: 'purchaseState',
        input: ({ context }) => quotePurchaseOf(context),
        onDone: [
          {
            guard: { type: 'wasSignedElsewhere', params: ({ event }) => ({ state: event.output }) },
            target: '#autoPayment.journey.routing',
            actions: { type: 'rememberState', params: ({ event }) => ({ state: event.output }) },
          },
          { target: 'failed' },
        ],
        onError: {
          target: 'failed',
          actions: {
            type: 'log',
            params: ({ event }) => ({ message: 'Error in Get Buy Now Status API', error: event.error }),
          },
        },
      },
    },
    leaving: {
      tags: ['busy', 'opening'],
      invoke: {
        id: 'leavePage',
        src: 'leavePage',
        input: ({ context }) => ({ url: context.partnerUrl, reason: 'signature' as const }),
        onDone: [
          {
            guard: { type: 'navigationWasRefused', params: ({ event }) => ({ hasNavigated: event.output }) },
            target: 'failed',
            actions: { type: 'rememberFailure', params: { kind: 'refused' } },
          },
          { target: 'atPartner' },
        ],
        onError: 'atPartner',
      },
    },
    /** The visitor is at the partner's page, or came back from it. */
    atPartner: {
      on: { 'SIGN.PRESSED': 'loadingPage' },
      initial: 'seen',
      states: {
        seen: { always: { guard: 'pageIsHidden', target: 'hidden' } },
        hidden: { on: { 'PAGE.SEEN': '#autoPayment.journey.checkingStatus' } },
      },
    },
    /** When the network returns, the visitor can sign again; nothing opens automatically. */
    failed: {
      tags: 'failed',
      on: { RETRY: 'loadingPage', 'SIGN.PRESSED': 'loadingPage', 'NETWORK.RETURNED': 'deciding' },
    },
  },
});
