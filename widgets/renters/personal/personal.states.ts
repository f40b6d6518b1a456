import { failureOf } from '#flow/machine/failure';
import { base } from '../renters.setup.ts';
import { personalDraft } from './personal.answers.ts';

/** Personal information (spec 2 §4.3). In a state that is not sold it ends in the waitlist. */
export const personalStates = base.createStateConfig({
  initial: 'answering',
  states: {
    answering: {
      on: {
        'PERSONAL.SUBMITTED': {
          guard: 'zipIsQuotable',
          target: 'answered',
          actions: { type: 'rememberPersonal', params: ({ event }) => event },
        },
        'WAITLIST.REQUESTED': 'joining',
      },
    },
    joining: {
      tags: 'busy',
      entry: ['clearFailure', 'prepareWaitlist'],
      invoke: {
        id: 'waitlist',
        src: 'waitlist',
        input: ({ context }) => ({
          draft: personalDraft(context),
          key: context.waitlistKey,
          isRepeated: context.isWaitlistRepeated,
        }),
        onDone: '#renters.journey.waitlisted',
        onError: {
          target: 'notJoined',
          actions: [
            { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
            { type: 'log', params: ({ event }) => ({ message: 'Error in Waitlist API', error: event.error }) },
          ],
        },
      },
    },
    notJoined: {
      tags: 'failed',
      exit: 'clearFailure',
      on: {
        RETRY: 'joining',
        'WAITLIST.REQUESTED': 'joining',
        'NETWORK.RETURNED': { guard: 'failureMayPass', target: 'joining' },
        'DRAFT.CHANGED': {
          target: 'answering',
          actions: { type: 'rememberDraft', params: ({ event }) => event },
        },
      },
    },
    answered: { type: 'final' },
  },
});
