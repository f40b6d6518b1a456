import { flow } from '../../quote-flow.setup.ts';
import { hashes } from '../step-order.ts';

/** Driver info 1/3: who is it? By name, or by a license that is looked up. */
export const driverStates = flow.createStateConfig({
  id: 'driver',
  meta: { step: 'driver', stage: 'quote', progress: 0, hash: hashes.driver },
  entry: { type: 'enterStep', params: { step: 'driver' } },
  initial: 'answering',
  on: {
    'MODE.CHOSEN': {
      target: '.answering',
      actions: { type: 'chooseEntry', params: ({ event }) => ({ entry: event.mode }) },
    },
    'DRIVER.NAMED': {
      guard: 'tokenIsReady',
      target: '#contact',
      actions: { type: 'rememberDriver', params: ({ event }) => event },
    },
  },
  states: {
    answering: {
      on: {
        'LICENSE.GIVEN': {
          guard: 'tokenIsReady',
          target: 'searching',
          actions: { type: 'draftLicense', params: ({ event: { licenseNumber, birthDate } }) => ({ licenseNumber, birthDate }) },
        },
      },
    },
    searching: {
      tags: 'busy',
      invoke: {
        id: 'driverByLicense',
        src: 'driverByLicense',
        input: ({ context: { drafts } }) => ({
          licenseNumber: String(drafts.driver?.licenseNumber ?? ''),
          birthDate: String(drafts.driver?.birthDate ?? ''),
        }),
        onDone: [
          {
            guard: { type: 'someoneWasFound', params: ({ event }) => ({ found: event.output }) },
            target: '#contact',
            actions: { type: 'rememberFoundDriver', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'answering', actions: { type: 'chooseEntry', params: { entry: 'manual' } } },
        ],
        onError: [
          { guard: { type: 'networkFailed', params: ({ event }) => event }, target: 'unreachable' },
          // A failed search finds nobody (spec 1 §8).
          { target: 'answering', actions: { type: 'chooseEntry', params: { entry: 'manual' } } },
        ],
      },
    },
    unreachable: {
      tags: 'unreachable',
      on: { RETRY: 'searching', 'NETWORK.RETURNED': 'searching' },
    },
  },
});
