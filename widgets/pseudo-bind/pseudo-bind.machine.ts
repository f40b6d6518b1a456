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
import { contactSetup } from './contact/contact.setup.ts';
import { contactStates } from './contact/contact.states.ts';
import { californiaStates, entryStates } from './entry/entry.states.ts';
import { firstReachableSection, newContext } from './pseudo-bind.context.ts';
import { type Section, sections, type Stage } from './pseudo-bind.types.ts';
import { verificationChildStates } from './verification/verification-child.states.ts';

const { createMachine } = contactSetup
  .extend(place)
  .extend(driverInformation)
  .extend(household)
  .extend(additionalDrivers)
  .extend(questions)
  .extend({
    guards: {
      isHeadedFor: ({ context }, { section }: { section: Section }) =>
        firstReachableSection(context, context.section) === section,
      stageIsCompleted: ({ context }, { stage }: { stage: Stage }) =>
        sections.indexOf(stage) < sections.indexOf(context.section) && context.section !== 'success',
    },
  });

/**
 * The follow-up of spec 2 §4.1: driver, contact preference, additional drivers, more questions, final; Back is allowed.
 */
export const pseudoBindMachine = createMachine({
  id: 'pseudoBind',
  type: 'parallel',
  context: ({ input }) => newContext(input),
  on: {
    'CONFIG.CHANGED': { actions: [{ type: 'replaceConfig', params: ({ event }) => event }, 'sendConfig'] },
    'DRAFT.CHANGED': { actions: { type: 'rememberDraft', params: ({ event }) => event } },
    'VERIFICATION.VERIFIED': { actions: 'markVerified' },
    'VERIFICATION.POSTPONED': { actions: 'postponeVerification' },
    'VERIFICATION.RESET': { actions: { type: 'rememberReset', params: ({ event }) => event } },
    'CODES.REQUESTED': { actions: ['resumeVerification', 'requestCodes'] },
  },
  states: {
    network: networkStates,
    // Before the California call, whose address depends on the place.
    place: placeStates,
    california: californiaStates,
    vins: vinStates,
    household: householdStates,
    verification: verificationChildStates,

    journey: {
      initial: 'entering',
      on: {
        'STAGE.CHOSEN': {
          guard: { type: 'stageIsCompleted', params: ({ event }) => event },
          target: '.routing',
          actions: { type: 'requestSection', params: ({ event }) => ({ section: event.stage }) },
        },
      },
      states: {
        entering: { ...entryStates, onDone: 'routing' },

        /** Routes to the saved or requested section, or to the first one whose answers are missing. */
        routing: {
          always: [
            { guard: { type: 'isHeadedFor', params: { section: 'contact' } }, target: 'contact' },
            { guard: { type: 'isHeadedFor', params: { section: 'drivers' } }, target: 'drivers' },
            { guard: { type: 'isHeadedFor', params: { section: 'questions' } }, target: 'questions' },
            { guard: { type: 'isHeadedFor', params: { section: 'verifying' } }, target: 'verifying' },
            { guard: { type: 'isHeadedFor', params: { section: 'success' } }, target: 'success' },
            { target: 'driver' },
          ],
        },

        driver: {
          ...driverInformationStates,
          meta: {
            section: 'driver',
            step: 'Driver Information',
            stage: 'driver',
            progress: 10,
            marker: 'e2e-driverinfo',
          },
          entry: { type: 'enterSection', params: { section: 'driver' } },
          onDone: { target: 'contact', actions: 'sendDetails' },
        },
        contact: {
          ...contactStates,
          on: { BACK: 'driver' },
          onDone: [{ guard: 'carrierHidesDrivers', target: 'questions' }, { target: 'drivers' }],
        },
        drivers: {
          ...additionalDriversStates,
          meta: {
            section: 'drivers',
            step: 'Additional Driver Information',
            stage: 'drivers',
            progress: 55,
            marker: 'e2e-addldriver',
          },
          entry: { type: 'enterSection', params: { section: 'drivers' } },
          on: { ...additionalDriversStates.on, BACK: 'contact' },
          onDone: { target: 'questions', actions: 'sendDetails' },
        },
        questions: {
          ...questionsStates('questions'),
          meta: { section: 'questions', step: 'More Questions', stage: 'questions', progress: 75, marker: 'e2e-uw' },
          entry: { type: 'enterSection', params: { section: 'questions' } },
          on: {
            BACK: [{ guard: 'carrierHidesDrivers', target: 'contact' }, { target: 'drivers' }],
            'HOUSEHOLD.FOUND': 'routing',
          },
          onDone: { target: 'verifying', actions: ['markSubmitted', 'sendDetails', 'sendSubmission'] },
        },

        /** The questions are submitted; an agent has not accepted both codes yet. */
        verifying: {
          meta: { section: 'verifying', step: 'Contact Verification', stage: 'questions', progress: 90, marker: '' },
          entry: { type: 'enterSection', params: { section: 'verifying' } },
          always: { guard: 'isVerified', target: 'success' },
          on: { BACK: 'questions', 'HOUSEHOLD.FOUND': { target: 'routing', actions: 'hideVerification' } },
        },

        success: {
          meta: { section: 'success', step: 'Final Success', stage: 'questions', progress: 100, marker: 'e2e-sold' },
          entry: [{ type: 'enterSection', params: { section: 'success' } }, 'endFollowUp'],
          on: { 'PAYMENT.CHOSEN': { actions: 'openPaymentPage' } },
        },
      },
    },
  },
});

export type PseudoBindActor = ActorRefFrom<typeof pseudoBindMachine>;
