import { failureOf } from '#flow/machine/failure';
import { zipOf } from '../renters.context.ts';
import { base } from '../renters.setup.ts';

/** The region that looks up the zip code of the form as it is typed (spec 2 §5.2: it must be quotable). */
export const zipStates = base.createStateConfig({
  initial: 'waiting',
  on: { 'ZIP.CHANGED': '.routing' },
  states: {
    waiting: {},
    routing: {
      always: [
        { guard: 'zipIsUnknown', target: 'unknown' },
        { guard: 'zipIsLookedUp', target: 'lookedUp' },
        { target: 'lookingUp' },
      ],
    },
    unknown: {},
    lookingUp: {
      invoke: {
        id: 'zipLookup',
        src: 'zipLookup',
        input: ({ context }) => ({ zip: zipOf(context) }),
        onDone: {
          target: 'routing',
          actions: { type: 'rememberZip', params: ({ event }) => ({ lookup: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
        },
      },
    },
    failed: {
      tags: 'zipFailed',
      exit: 'clearFailure',
      on: { RETRY: 'lookingUp', 'NETWORK.RETURNED': 'lookingUp' },
    },
    lookedUp: { entry: 'rememberPlace' },
  },
});
