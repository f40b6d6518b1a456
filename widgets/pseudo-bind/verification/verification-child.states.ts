import { failureOf } from '#flow/machine/failure';
import { verificationChildSetup } from './verification-child.setup.ts';

/** Loads and runs the verification once there is something to write into its row. */
export const verificationChildStates = verificationChildSetup.createStateConfig({
  initial: 'waiting',
  states: {
    waiting: {
      always: [
        { guard: 'sheetIsMissing', target: 'unavailable' },
        { guard: 'driverIsConfirmed', target: 'loading' },
      ],
    },
    /** There is no sheet to write to. A changed configuration may name one. */
    unavailable: { entry: 'reportMissingSheet', always: { guard: 'sheetIsConfigured', target: 'waiting' } },
    loading: {
      invoke: {
        id: 'verificationModule',
        src: 'verificationModule',
        onDone: {
          target: 'running',
          actions: [
            { type: 'startVerification', params: ({ event }) => ({ module: event.output }) },
            'sendDetails',
            'sendSubmission',
            'requestCodesWithContact',
          ],
        },
        onError: {
          target: 'missing',
          actions: { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
        },
      },
    },
    missing: { on: { RETRY: 'loading', 'NETWORK.RETURNED': 'loading' } },
    running: { always: { guard: 'isComplete', target: 'stopped' } },
    stopped: { entry: 'stopVerification' },
  },
});
