import { hashes } from '../steps.ts';
import { policySetup } from './policy.setup.ts';

const choosesPolicy = {
  'POLICY.CHOSEN': { guard: 'tokenIsReady', target: 'chosen', actions: 'rememberPolicy' },
} as const;

/** The policy: term, package and custom coverages. */
export const policyStates = policySetup.createStateConfig({
  meta: { step: 'policy', stage: 'policy', progress: 70, hash: hashes.policy },
  entry: { type: 'enterStep', params: { step: 'policy' } },
  initial: 'routing',
  states: {
    routing: { always: [{ guard: 'productsAreLoaded', target: 'choosing' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      // The service localizes the packages, so another language loads them again.
      on: {
        'LANGUAGE.CHANGED': {
          guard: 'languageIsAnother',
          target: 'loading',
          reenter: true,
          actions: 'rememberLanguage',
        },
      },
      invoke: {
        id: 'coverages',
        src: 'coverages',
        input: ({ context }) => ({ state: context.answers.details!.state }),
        onDone: { target: 'choosing', actions: { type: 'rememberProducts', params: ({ event }) => event.output } },
        onError: [
          { guard: 'nothingWasFound', target: 'nothingSold', actions: 'rememberFailure' },
          { target: 'unreachable', actions: 'rememberFailure' },
        ],
      },
    },
    unreachable: {
      tags: 'unreachable',
      // Packages of this state in another language can be chosen.
      on: { ...choosesPolicy, RETRY: 'loading', 'NETWORK.RETURNED': 'loading' },
    },
    nothingSold: { on: { RETRY: 'loading' } },
    choosing: {
      always: { guard: 'productsAreOfAnotherLanguage', target: 'loading' },
      on: choosesPolicy,
    },
    chosen: { type: 'final' },
  },
});
