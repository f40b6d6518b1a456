import { and } from 'xstate';
import { policySetup } from './policy.setup.ts';

/** Names the package of a lead or a previous quote, of which only the code is known, in the visitor's language. */
export const packageNameStates = policySetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { always: { guard: and(['tokenIsReady', 'packageIsUnnamed']), target: 'loading' } },
    loading: {
      invoke: {
        id: 'packageName',
        src: 'coverages',
        input: ({ context }) => ({ state: context.answers.details!.state }),
        onDone: { target: 'idle', actions: { type: 'namePackage', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    failed: { on: { 'NETWORK.RETURNED': 'loading' } },
  },
});
