import { and } from 'xstate';
import { hashes } from '../steps.ts';
import { detailsSetup } from './details.setup.ts';
import { zipOf } from './zip.ts';

/** Driver info 3/3: the address, whose zip code a lookup confirms, and what insurers ask about the driver. */
export const detailsStates = detailsSetup.createStateConfig({
  meta: { step: 'details', stage: 'quote', progress: 20, hash: hashes.details },
  entry: { type: 'enterStep', params: { step: 'details' } },
  initial: 'routing',
  on: { 'DRAFT.CHANGED': { guard: 'zipHasChanged', target: '.routing', actions: 'rememberDraft' } },
  states: {
    routing: {
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
        input: ({ context }) => ({ zip: zipOf(context) }),
        onDone: {
          target: 'routing',
          actions: [{ type: 'rememberZipResponse', params: ({ event }) => event.output }, 'rememberPlace'],
        },
        onError: { target: 'unreachable', actions: 'rememberFailure' },
      },
    },
    unreachable: { tags: 'unreachable', on: { RETRY: 'lookingUpZip', 'NETWORK.RETURNED': 'lookingUpZip' } },
    zipNotQuotable: {},
    zipQuotable: {
      on: {
        'DETAILS.SUBMITTED': {
          guard: and(['tokenIsReady', 'stateIsOfZip', 'foreignLicenseTypeIsAsked']),
          target: 'answered',
          actions: [
            'rememberDetails',
            'rememberPlace',
            // A visitor whose contact was prefilled has no lead record yet.
            'startLead',
            'writeLead',
          ],
        },
      },
    },
    answered: { type: 'final' },
  },
});
