import type { ActorRefFrom } from 'xstate';
import { networkStates } from '#flow/machine/network.states';
import { contactStates } from './contact/contact.states.ts';
import { driverStates, vinStates } from './driver/driver.states.ts';
import { driversStates } from './drivers/drivers.states.ts';
import { californiaStates, entryStates } from './entry/entry.states.ts';
import { householdStates } from './household/household.states.ts';
import { placeStates } from './place/place.states.ts';
import { firstReachableSection, newContext } from './pseudo-bind.context.ts';
import { type Section, sections, type Stage } from './pseudo-bind.types.ts';
import { questionsSetup } from './questions/questions.setup.ts';
import { questionsStates } from './questions/questions.states.ts';
import { verificationChildStates } from './verification/verification-child.states.ts';

const { createMachine } = questionsSetup.extend({
  guards: {
    isHeadedFor: ({ context }, { section }: { section: Section }) =>
      firstReachableSection(context, context.section) === section,
    stageIsCompleted: ({ context }, { stage }: { stage: Stage }) =>
      sections.indexOf(stage) < sections.indexOf(context.section) && context.section !== 'success',
  },
});

/** The follow-up of spec 2 §4.1: driver, contact preference, additional drivers, more questions, final; Back is allowed. */
export const pseudoBindMachine = createMachine({
  id: 'pseudoBind',
  type: 'parallel',
  context: ({ input }) => newContext(input),
  on: {
    'CONFIG.CHANGED': { actions: [{ type: 'replaceConfig', params: ({ event }) => event }, 'sendConfig'] },
    'DRAFT.CHANGED': { actions: { type: 'rememberDraft', params: ({ event }) => event } },
    'VERIFICATION.VERIFIED': { actions: 'markVerified' },
    'CODES.REQUESTED': { actions: 'requestCodes' },
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

        driver: { ...driverStates, onDone: 'contact' },
        contact: {
          ...contactStates,
          on: { BACK: 'driver' },
          onDone: [{ guard: 'carrierHidesDrivers', target: 'questions' }, { target: 'drivers' }],
        },
        drivers: { ...driversStates, on: { ...driversStates.on, BACK: 'contact' }, onDone: 'questions' },
        questions: {
          ...questionsStates,
          on: {
            BACK: [{ guard: 'carrierHidesDrivers', target: 'contact' }, { target: 'drivers' }],
            'HOUSEHOLD.FOUND': 'routing',
          },
          onDone: 'verifying',
        },

        /** The questions are submitted; an agent has not accepted both codes yet. */
        verifying: {
          meta: { section: 'verifying', step: 'Contact Verification', stage: 'questions', progress: 90, marker: '' },
          entry: { type: 'enterSection', params: { section: 'verifying' } },
          always: { guard: 'isVerified', target: 'success' },
          on: { BACK: 'questions', 'HOUSEHOLD.FOUND': { target: 'routing', actions: 'closeVerification' } },
        },

        success: {
          meta: { section: 'success', step: 'Final Success', stage: 'questions', progress: 100, marker: 'e2e-sold' },
          entry: { type: 'enterSection', params: { section: 'success' } },
          on: { 'PAYMENT.CHOSEN': { actions: 'openPaymentPage' } },
        },
      },
    },
  },
});

export type PseudoBindActor = ActorRefFrom<typeof pseudoBindMachine>;
