import { flow } from '../../quote-flow.setup.ts';
import { hashes } from '../steps.ts';

/** Driver info 3/3: where they live, which the zip lookup has to confirm, and who they are to an insurer. */
export const detailsStates = flow.createStateConfig({
  id: 'details',
  meta: { step: 'details', stage: 'quote', progress: 20, hash: hashes.details },
  entry: { type: 'enterStep', params: { step: 'details' } },
  initial: 'opening',
  on: {
    BACK: '#contact',
    'ZIP.TYPED': { target: '.opening', actions: { type: 'takeZip', params: ({ event }) => event } },
  },
  states: {
    opening: {
      always: [
        { guard: 'zipIsUnknown', target: 'zipUnknown' },
        { guard: 'zipIsQuotable', target: 'zipQuotable' },
        { guard: 'zipIsLookedUp', target: 'zipNotQuotable' },
        { target: 'lookingUpZip' },
      ],
    },
    zipUnknown: {},
    lookingUpZip: {
      invoke: {
        id: 'zipLookup',
        src: 'zipLookup',
        input: ({ context }) => ({ zip: context.zip }),
        onDone: {
          target: 'opening',
          actions: [
            { type: 'takeZipAnswer', params: ({ event }) => ({ answer: event.output }) },
            {
              type: 'rememberPlace',
              params: ({ event: { output } }) => ({ place: output.isQuotable ? output.places[0] : undefined }),
            },
          ],
        },
        onError: 'unreachable',
      },
    },
    unreachable: {
      tags: 'unreachable',
      on: { RETRY: 'lookingUpZip', 'NETWORK.RETURNED': 'lookingUpZip' },
    },
    zipNotQuotable: {},
    zipQuotable: {
      on: {
        'DETAILS.GIVEN': {
          guard: 'tokenIsReady',
          target: '#drivers',
          actions: [
            { type: 'rememberDetails', params: ({ event }) => event },
            { type: 'rememberPlace', params: ({ event: { answers } }) => ({ place: answers }) },
            // Who came with their contact known has none yet.
            'startLead',
            'writeLead',
          ],
        },
      },
    },
  },
});
