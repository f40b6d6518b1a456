import { flow } from '../../quote-flow.setup.ts';
import { hashes } from '../steps.ts';

/** The policy: its term, its package, and what the visitor changes of it. */
export const policyStates = flow.createStateConfig({
  id: 'policy',
  meta: { step: 'policy', stage: 'policy', progress: 70, hash: hashes.policy },
  entry: { type: 'enterStep', params: { step: 'policy' } },
  initial: 'opening',
  on: { BACK: '#vehicles' },
  states: {
    opening: {
      always: [{ guard: 'productsAreKnown', target: 'choosing' }, { target: 'loading' }],
    },
    loading: {
      tags: 'busy',
      // Packages are worded by the service, so another language has others.
      on: {
        'LANGUAGE.CHANGED': {
          guard: { type: 'languageIsAnother', params: ({ event }) => event },
          target: 'loading',
          reenter: true,
          actions: { type: 'takeLanguage', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'coverages',
        src: 'coverages',
        input: ({ context }) => ({ state: context.answers.details!.state }),
        onDone: {
          target: 'choosing',
          actions: { type: 'takeProducts', params: ({ event }) => ({ products: event.output }) },
        },
        onError: [
          { guard: { type: 'serviceRefused', params: ({ event }) => event }, target: 'nothingSold' },
          { target: 'unreachable' },
        ],
      },
    },
    unreachable: { tags: 'unreachable', on: { RETRY: 'loading', 'NETWORK.RETURNED': 'loading' } },
    nothingSold: { on: { RETRY: 'loading' } },
    choosing: {
      always: { guard: 'productsAreOfAnotherLanguage', target: 'loading' },
      on: {
        'POLICY.CHOSEN': {
          guard: 'tokenIsReady',
          target: '#quoting',
          actions: { type: 'rememberPolicy', params: ({ event }) => event },
        },
      },
    },
  },
});
