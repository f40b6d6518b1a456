import { licenseSetup } from './license.setup.ts';

/**
 * Uploads the image of the license after driver info 3/3 (spec 1 §7): once, in the background. The visitor never waits
 * for it; without a network it waits until the network returns.
 */
export const licenseFileStates = licenseSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { always: { guard: 'licenseIsToBeFiled', target: 'uploading' } },
    uploading: {
      invoke: {
        id: 'licenseFile',
        src: 'licenseFile',
        input: ({ context }) => ({ fileId: context.fileId }),
        onDone: { target: 'idle', actions: 'forgetFile' },
        onError: [
          { guard: 'networkFailed', target: 'waitingForNetwork' },
          // The service does not know the file or refuses it: a retry would fail too.
          { target: 'idle', actions: 'forgetFile' },
        ],
      },
    },
    waitingForNetwork: { on: { 'NETWORK.RETURNED': 'uploading' } },
  },
});
