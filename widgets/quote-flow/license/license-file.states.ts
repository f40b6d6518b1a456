import { flow } from '../quote-flow.setup.ts';

/**
 * Puts the image of the license on file after driver info 3/3 (spec 1 §7): once, in the background, and later where the
 * network is away. Nobody waits for it.
 */
export const licenseFileStates = flow.createStateConfig({
  initial: 'held',
  states: {
    held: { always: { guard: 'licenseIsToBeFiled', target: 'filing' } },
    filing: {
      invoke: {
        id: 'licenseFile',
        src: 'licenseFile',
        input: ({ context }) => ({ fileId: context.fileId }),
        onDone: { target: 'held', actions: 'forgetFile' },
        onError: [
          { guard: { type: 'networkFailed', params: ({ event }) => event }, target: 'waiting' },
          // The service does not know it, or does not want it: asking again would not help.
          { target: 'held', actions: 'forgetFile' },
        ],
      },
    },
    waiting: { on: { 'NETWORK.RETURNED': 'filing' } },
  },
});
