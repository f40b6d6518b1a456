import type { ActorRefFrom } from 'xstate';
import { networkStates } from '#flow/machine/network.states';
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
import { newContext, referenceOf } from './auto-payment.context.ts';
import { base, failed } from './auto-payment.setup.ts';
import { eSignStates } from './e-sign.states.ts';
import { entryStates } from './entry.states.ts';
import { paymentStates, processingStates } from './payment.states.ts';
import { ratingStates } from './rating.states.ts';
import { soldStates } from './sold.states.ts';

const { createMachine } = base
  .extend(place)
  .extend(driverInformation)
  .extend(household)
  .extend(additionalDrivers)
  .extend(questions);

/**
 * The page where a policy is bought (spec 2 §4.2): driver information, additional drivers, vehicles, underwriting, policy
 * details, payment, e-sign, sold. The service's status decides the section at load and after each call.
 */
export const autoPaymentMachine = createMachine({
  id: 'autoPayment',
  type: 'parallel',
  context: ({ input }) => newContext(input),
  on: {
    'CONFIG.CHANGED': { actions: { type: 'replaceConfig', params: ({ event }) => event } },
    'DRAFT.CHANGED': { actions: { type: 'rememberDraft', params: ({ event }) => event } },
  },
  states: {
    network: networkStates,
    place: placeStates,
    vins: vinStates,
    household: householdStates,

    journey: {
      initial: 'entering',
      on: {
        'STAGE.CHOSEN': [
          {
            guard: { type: 'stageIsChosen', params: ({ event }) => ({ chosen: event.stage, stage: 'driverStage' }) },
            target: '.driver',
          },
          {
            guard: { type: 'stageIsChosen', params: ({ event }) => ({ chosen: event.stage, stage: 'vehicleStage' }) },
            target: '.vehicles',
          },
          {
            guard: { type: 'stageIsChosen', params: ({ event }) => ({ chosen: event.stage, stage: 'policyStage' }) },
            target: '.underwriting',
          },
        ],
      },
      states: {
        entering: { ...entryStates, onDone: 'readingStatus' },

        /** The section stays on the screen meanwhile. */
        readingStatus: {
          tags: 'quiet',
          invoke: {
            id: 'purchaseStatus',
            src: 'purchaseStatus',
            input: ({ context }) => referenceOf(context),
            onDone: {
              target: 'routing',
              actions: { type: 'rememberStatus', params: ({ event }) => ({ purchase: event.output }) },
            },
            onError: {
              target: 'statusFailed',
              actions: [
                { type: 'rememberFailure', params: failed },
                { type: 'logFailure', params: ({ event }) => ({ call: 'status', error: event.error }) },
              ],
            },
          },
        },
        statusFailed: {
          tags: ['failed', 'quiet'],
          on: { RETRY: 'readingStatus', 'NETWORK.RETURNED': 'readingStatus', 'STATUS.REQUESTED': 'readingStatus' },
        },

        routing: {
          always: [
            { guard: { type: 'isHeadedFor', params: { to: 'loadingQuestions' } }, target: 'loadingQuestions' },
            { guard: { type: 'isHeadedFor', params: { to: 'drivers' } }, target: 'drivers' },
            { guard: { type: 'isHeadedFor', params: { to: 'vehicles' } }, target: 'vehicles' },
            { guard: { type: 'isHeadedFor', params: { to: 'underwriting' } }, target: 'underwriting' },
            { guard: { type: 'isHeadedFor', params: { to: 'moreQuestions' } }, target: 'moreQuestions' },
            { guard: { type: 'isHeadedFor', params: { to: 'waitingForRate' } }, target: 'rating.waiting' },
            { guard: { type: 'isHeadedFor', params: { to: 'readingResult' } }, target: 'readingResult' },
            { guard: { type: 'isHeadedFor', params: { to: 'policy' } }, target: 'policy' },
            { guard: { type: 'isHeadedFor', params: { to: 'processing' } }, target: 'processing' },
            { guard: { type: 'isHeadedFor', params: { to: 'paymentFailed' } }, target: 'paymentFailed' },
            { guard: { type: 'isHeadedFor', params: { to: 'eSign' } }, target: 'eSign' },
            { guard: { type: 'isHeadedFor', params: { to: 'sold' } }, target: 'sold' },
            { target: 'driver' },
          ],
        },

        loadingQuestions: {
          tags: 'quiet',
          invoke: {
            id: 'carrierQuestions',
            src: 'carrierQuestions',
            input: ({ context }) => context,
            onDone: {
              target: 'routing',
              actions: { type: 'rememberQuestions', params: ({ event }) => ({ questions: event.output }) },
            },
            onError: { target: 'questionsFailed', actions: { type: 'rememberFailure', params: failed } },
          },
        },
        questionsFailed: {
          tags: ['failed', 'quiet'],
          on: { RETRY: 'loadingQuestions', 'NETWORK.RETURNED': 'loadingQuestions' },
        },

        driver: {
          ...driverInformationStates,
          meta: {
            section: 'driver',
            step: 'Driver Information',
            stage: 'driverStage',
            progress: 5,
            marker: 'e2e-driverinfo',
          },
          entry: { type: 'enterSection', params: { section: 'driver' } },
          onDone: [
            { guard: 'driversAreAsked', target: 'drivers' },
            { guard: 'vehiclesAreAsked', target: 'vehicles' },
            { target: 'underwriting' },
          ],
        },
        drivers: {
          ...additionalDriversStates,
          meta: {
            section: 'drivers',
            step: 'Additional Driver Information',
            stage: 'driverStage',
            progress: 15,
            marker: 'e2e-addldriver',
          },
          entry: { type: 'enterSection', params: { section: 'drivers' } },
          on: { ...additionalDriversStates.on, BACK: 'driver' },
          onDone: [{ guard: 'vehiclesAreAsked', target: 'vehicles' }, { target: 'underwriting' }],
        },
        vehicles: {
          meta: { section: 'vehicles', step: 'Vehicle Information', stage: 'vehicleStage', progress: 20, marker: '' },
          entry: { type: 'enterSection', params: { section: 'vehicles' } },
          on: {
            'VEHICLES.CONFIRMED': {
              target: 'underwriting',
              actions: [
                { type: 'rememberUses', params: ({ event }) => event },
                { type: 'forgetDraft', params: { form: 'vehicles' } },
              ],
            },
            'HOUSEHOLD.FOUND': 'drivers',
            BACK: [{ guard: 'driversAreAsked', target: 'drivers' }, { target: 'driver' }],
          },
        },
        underwriting: {
          ...questionsStates,
          meta: { section: 'underwriting', step: 'Underwriting', stage: 'policyStage', progress: 25, marker: 'e2e-uw' },
          entry: { type: 'enterSection', params: { section: 'underwriting' } },
          on: {
            'HOUSEHOLD.FOUND': 'drivers',
            BACK: [
              { guard: 'vehiclesAreAsked', target: 'vehicles' },
              { guard: 'driversAreAsked', target: 'drivers' },
              { target: 'driver' },
            ],
          },
          onDone: 'rating',
        },
        /** The carrier does not sell with these answers: why, and the questions again. */
        moreQuestions: {
          ...questionsStates,
          meta: {
            section: 'moreQuestions',
            step: 'More Questions',
            stage: 'policyStage',
            progress: 25,
            marker: 'e2e-uw',
          },
          entry: [
            { type: 'enterSection', params: { section: 'moreQuestions' } },
            { type: 'logFailure', params: { call: 'resultErrors' } },
          ],
          on: { BACK: [{ guard: 'vehiclesAreAsked', target: 'vehicles' }, { target: 'driver' }] },
          onDone: 'rating',
        },

        rating: {
          ...ratingStates,
          meta: { section: 'rating', step: 'Carrier Rating', stage: 'policyStage', progress: 25, marker: '' },
          entry: [{ type: 'enterSection', params: { section: 'rating' } }, 'endFollowUp'],
          on: { BACK: 'underwriting' },
          onDone: 'readingStatus',
        },
        readingResult: {
          tags: 'quiet',
          invoke: {
            id: 'carrierResult',
            src: 'carrierResult',
            input: ({ context }) => referenceOf(context),
            onDone: {
              target: 'routing',
              actions: { type: 'rememberResult', params: ({ event }) => ({ result: event.output }) },
            },
            onError: {
              target: 'resultFailed',
              actions: { type: 'logFailure', params: ({ event }) => ({ call: 'result', error: event.error }) },
            },
          },
        },
        resultFailed: {
          meta: { section: 'resultFailed', step: 'Result Missing', stage: 'policyStage', progress: 25, marker: '' },
          entry: { type: 'enterSection', params: { section: 'resultFailed' } },
          on: { RETRY: 'readingResult', 'NETWORK.RETURNED': 'readingResult' },
        },

        policy: {
          meta: { section: 'policy', step: 'Policy Details', stage: 'policyStage', progress: 30, marker: 'e2e-policy' },
          entry: { type: 'enterSection', params: { section: 'policy' } },
          on: { 'POLICY.ACCEPTED': { target: 'payment', actions: 'forgetProblem' }, BACK: 'underwriting' },
        },
        payment: {
          ...paymentStates,
          meta: { section: 'payment', step: 'Payment', stage: 'quoteStage', progress: 35, marker: 'e2e-payment' },
          entry: { type: 'enterSection', params: { section: 'payment' } },
          on: { ...paymentStates.on, BACK: 'policy' },
          onDone: 'readingStatus',
        },
        processing: {
          ...processingStates,
          meta: { section: 'processing', step: 'Payment Processing', stage: 'quoteStage', progress: 35, marker: '' },
          entry: { type: 'enterSection', params: { section: 'processing' } },
          onDone: 'readingStatus',
        },
        paymentFailed: {
          meta: { section: 'paymentFailed', step: 'Payment Failure', stage: 'quoteStage', progress: 35, marker: '' },
          entry: { type: 'enterSection', params: { section: 'paymentFailed' } },
          on: { RETRY: { target: 'readingStatus', actions: 'forgetProblem' } },
        },

        eSign: {
          ...eSignStates,
          meta: { section: 'eSign', step: 'E-Sign', stage: 'quoteStage', progress: 67, marker: 'e2e-esign' },
          entry: { type: 'enterSection', params: { section: 'eSign' } },
          onDone: 'readingStatus',
        },
        sold: {
          ...soldStates,
          meta: { section: 'sold', step: 'Final Success', stage: 'quoteStage', progress: 100, marker: 'e2e-sold' },
          entry: { type: 'enterSection', params: { section: 'sold' } },
        },
      },
    },
  },
});

export type AutoPaymentActor = ActorRefFrom<typeof autoPaymentMachine>;
