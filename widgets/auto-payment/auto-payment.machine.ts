import { type ActorRefFrom, and } from 'xstate';
import { failureOf } from '#flow/machine/failure';
import { networkStates } from '#flow/machine/network.states';
import { visibilityStates } from '#flow/machine/visibility.states';
import { additionalDrivers } from '#forms/additional-driver/additional-drivers.setup';
import { additionalDriversStates } from '#forms/additional-driver/additional-drivers.states';
import { driverInformation } from '#forms/driver-information/driver-information.setup';
import { driverInformationStates, vinStates } from '#forms/driver-information/driver-information.states';
import { household } from '#forms/household/household.setup';
import { householdStates } from '#forms/household/household.states';
import { place } from '#forms/place/place.setup';
import { placeStates } from '#forms/place/place.states';
import { questions } from '#forms/questions/questions.setup';
import { questionsStates } from '#forms/questions/questions.states';
import { newContext, quotePurchaseOf } from './auto-payment.context.ts';
import { base } from './auto-payment.setup.ts';
import { entryStates } from './entry/entry.states.ts';
import { cardStates, processingStates } from './payment/payment.states.ts';
import { policyStates } from './policy.states.ts';
import { ratingStates } from './rating/rating.states.ts';
import { signingStates } from './signing/signing.states.ts';
import { soldStates } from './sold.states.ts';

const { createMachine } = base
  .extend(place)
  .extend(driverInformation)
  .extend(household)
  .extend(additionalDrivers)
  .extend(questions);

/**
 * Spec 2 §4.2: driver information, additional drivers, underwriting, more questions, policy details, payment, e-sign,
 * sold. The services' buy-now status determines the section, at the start and after each call: `checkingStatus`.
 */
export const autoPaymentMachine = createMachine({
  id: 'autoPayment',
  type: 'parallel',
  context: ({ input }) => newContext(input),
  on: {
    'CONFIG.CHANGED': { actions: { type: 'replaceSettings', params: ({ event }) => event } },
    'DRAFT.CHANGED': { actions: { type: 'rememberDraft', params: ({ event }) => event } },
  },
  states: {
    network: networkStates,
    page: visibilityStates,
    place: placeStates,
    vins: vinStates,
    household: householdStates,

    journey: {
      initial: 'entering',
      states: {
        entering: { ...entryStates, onDone: 'checkingStatus' },

        checkingStatus: {
          tags: 'busy',
          // The last section is still on the screen: its buttons use the last known status.
          on: {
            BACK: { guard: 'isInRating', target: 'underwriting' },
            'SIGN.PRESSED': { guard: 'isAboutToSign', target: 'signing.loadingPage' },
            'STATUS.REQUESTED': { actions: 'allowCharge' },
          },
          invoke: {
            id: 'purchaseState',
            src: 'purchaseState',
            input: ({ context }) => ({ ...quotePurchaseOf(context), isRated: context.section === 'rating' }),
            onDone: [
              {
                guard: { type: 'isFirstWithoutPolicyNumber', params: ({ event }) => ({ state: event.output }) },
                target: 'routing',
                actions: [
                  { type: 'rememberState', params: ({ event }) => ({ state: event.output }) },
                  { type: 'log', params: { message: 'Policy Number is empty' } },
                ],
              },
              {
                target: 'routing',
                actions: { type: 'rememberState', params: ({ event }) => ({ state: event.output }) },
              },
            ],
            onError: [
              {
                guard: 'isFirstStateFailure',
                target: 'stateUnknown',
                actions: [
                  { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
                  {
                    type: 'log',
                    params: ({ event }) => ({ message: 'Error in Get Buy Now Status API', error: event.error }),
                  },
                  'countStateFailure',
                ],
              },
              {
                target: 'stateUnknown',
                actions: [
                  { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
                  'countStateFailure',
                ],
              },
            ],
          },
        },
        stateUnknown: {
          tags: 'failed',
          // The last section is still on the screen: its buttons request the status again.
          on: {
            RETRY: { target: 'checkingStatus', actions: 'allowCharge' },
            'STATUS.REQUESTED': { target: 'checkingStatus', actions: 'allowCharge' },
            'SIGN.PRESSED': 'checkingStatus',
            'PAY.PRESSED': 'checkingStatus',
            'NETWORK.RETURNED': 'checkingStatus',
            BACK: { guard: 'isInRating', target: 'underwriting' },
          },
          after: { repeatDelay: { guard: 'statusIsRequestedAgain', target: 'checkingStatus' } },
        },

        routing: {
          always: [
            { guard: 'isSold', target: 'sold' },
            { guard: 'chargeIsNotKnownYet', target: 'awaitingStatus', actions: 'showPayment' },
            { guard: 'openChargeWasDeclined', target: 'processing.endingDeclined' },
            { guard: 'otherChargeIsOver', target: 'rating', actions: 'leaveOtherAnswers' },
            {
              guard: and(['cardIsToBeCharged', 'chargeWaitsForPress']),
              target: 'processing.unknown',
              actions: 'countOpenCharge',
            },
            { guard: 'cardIsToBeCharged', target: 'processing' },
            {
              guard: 'approvalLacksCard',
              target: 'processing.unknown',
              actions: ['countOpenCharge', 'rememberLostCharge'],
            },
            {
              guard: and(['chargeIsInDoubt', 'chargeIsPending']),
              target: 'processing.pending',
              actions: 'countOpenCharge',
            },
            {
              guard: 'chargeIsInDoubt',
              target: 'processing.unknown',
              actions: ['countOpenCharge', 'rememberLostCharge'],
            },
            { guard: 'isRated', target: 'policy' },
            { guard: 'isToBeSigned', target: 'signing' },
            { guard: 'statusLags', target: 'awaitingStatus' },
            { target: 'driver' },
          ],
        },

        /** The services have rated or charged, and the status does not include it yet. */
        awaitingStatus: {
          tags: 'busy',
          entry: 'countStatusPoll',
          on: { BACK: { guard: 'statusLags', target: 'underwriting' }, 'STATUS.REQUESTED': 'checkingStatus' },
          after: { reloadDelay: 'checkingStatus' },
        },

        driver: {
          ...driverInformationStates,
          meta: {
            section: 'driver',
            step: 'Driver Information',
            stage: 'driverStage',
            progress: 5,
            shortProgress: 30,
            marker: 'e2e-driverinfo',
          },
          entry: { type: 'enterSection', params: { section: 'driver' } },
          onDone: [{ guard: 'driversAreLeftOut', target: 'underwriting' }, { target: 'drivers' }],
        },

        drivers: {
          ...additionalDriversStates,
          meta: {
            section: 'drivers',
            step: 'Additional Driver Information',
            stage: 'driverStage',
            progress: 15,
            shortProgress: 30,
            marker: 'e2e-addldriver',
          },
          entry: { type: 'enterSection', params: { section: 'drivers' } },
          on: { ...additionalDriversStates.on, BACK: 'driver' },
          onDone: 'underwriting',
        },

        underwriting: {
          ...questionsStates('questions'),
          meta: {
            section: 'underwriting',
            step: 'Underwriting',
            stage: 'vehicleStage',
            progress: 25,
            shortProgress: 30,
            marker: 'e2e-uw',
          },
          entry: [
            { type: 'enterSection', params: { section: 'underwriting' } },
            { type: 'askQuestions', params: { of: 'carrier' } },
          ],
          on: {
            BACK: [{ guard: 'driversAreLeftOut', target: 'driver' }, { target: 'drivers' }],
            'HOUSEHOLD.FOUND': 'drivers',
          },
          onDone: [
            { guard: 'pageAsksNothing', target: 'rating' },
            { target: 'moreQuestions', actions: 'forgetRepeatedAnswers' },
          ],
        },

        moreQuestions: {
          ...questionsStates('moreQuestions'),
          meta: {
            section: 'moreQuestions',
            step: 'More Questions',
            stage: 'vehicleStage',
            progress: 25,
            shortProgress: 30,
            marker: '',
          },
          entry: [
            { type: 'enterSection', params: { section: 'moreQuestions' } },
            { type: 'askQuestions', params: { of: 'more' } },
          ],
          on: { BACK: 'underwriting', 'HOUSEHOLD.FOUND': 'drivers' },
          onDone: [
            { guard: 'driverIsUnanswered', target: 'driver' },
            { target: 'rating', actions: 'clearRefusals' },
          ],
        },

        rating: {
          ...ratingStates,
          meta: {
            section: 'rating',
            step: 'Rating',
            stage: 'policyStage',
            progress: 25,
            shortProgress: 30,
            marker: '',
          },
          entry: [{ type: 'enterSection', params: { section: 'rating' } }, 'endFollowUp'],
          on: { BACK: 'underwriting' },
          onDone: 'checkingStatus',
        },

        policy: {
          ...policyStates,
          meta: {
            section: 'policy',
            step: 'Policy Details',
            stage: 'policyStage',
            progress: 25,
            shortProgress: 30,
            marker: 'e2e-policy',
          },
          entry: [{ type: 'enterSection', params: { section: 'policy' } }, 'endFollowUp'],
          on: {
            'PAY.PRESSED': 'payment',
            BACK: [{ guard: 'driverIsUnanswered', target: 'driver' }, { target: 'underwriting' }],
          },
        },

        payment: {
          ...cardStates,
          meta: {
            section: 'payment',
            step: 'Payment',
            stage: 'quoteStage',
            progress: 30,
            shortProgress: 35,
            marker: 'e2e-payment',
          },
          entry: { type: 'enterSection', params: { section: 'payment' } },
          on: {
            BACK: 'policy',
            // The visitor says that they gave a card.
            'STATUS.REQUESTED': { target: 'checkingStatus', actions: 'rememberCardReport' },
          },
        },

        processing: {
          ...processingStates,
          meta: {
            section: 'payment',
            step: 'Payment',
            stage: 'quoteStage',
            progress: 35,
            shortProgress: 35,
            marker: 'e2e-payment',
          },
          entry: [{ type: 'enterSection', params: { section: 'payment' } }, 'endFollowUp'],
        },

        signing: {
          ...signingStates,
          meta: {
            section: 'signing',
            step: 'E-Sign',
            stage: 'quoteStage',
            progress: 67,
            shortProgress: 67,
            marker: 'e2e-esign',
          },
          entry: [{ type: 'enterSection', params: { section: 'signing' } }, 'endFollowUp', 'endMadeCharge'],
          on: {
            'STATUS.REQUESTED': 'checkingStatus',
          },
        },

        sold: {
          ...soldStates,
          meta: {
            section: 'sold',
            step: 'Sold',
            stage: 'quoteStage',
            progress: 100,
            shortProgress: 100,
            marker: 'e2e-sold',
          },
          entry: [{ type: 'enterSection', params: { section: 'sold' } }, 'endFollowUp', 'endMadeCharge'],
        },
      },
    },
  },
});

export type AutoPaymentActor = ActorRefFrom<typeof autoPaymentMachine>;
