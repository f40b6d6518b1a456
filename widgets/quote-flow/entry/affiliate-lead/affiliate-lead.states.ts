import { or } from 'xstate';
import { entrySetup } from '../entry.setup.ts';

/** A partner's lead. A visitor who started for another person chooses which answers to keep. */
export const affiliateLeadStates = entrySetup.createStateConfig({
  initial: 'fetching',
  states: {
    fetching: {
      invoke: {
        id: 'affiliateLead',
        src: 'affiliateLead',
        input: ({ context: { entrySource, config } }) => ({ entrySource, config }),
        onDone: [
          {
            guard: { type: 'leadIsOfSomeoneElse', params: ({ event }) => event.output },
            target: 'confirmingOverride',
            actions: { type: 'holdLead', params: ({ event }) => event.output },
          },
          {
            target: 'done',
            actions: [{ type: 'applyLead', params: ({ event }) => event.output }, 'rememberPlace'],
          },
        ],
        onError: [
          // Without the lead this is an ordinary visit.
          { guard: or(['leadIsEmpty', 'nothingWasFound']), target: 'done', actions: 'rememberEmptyLead' },
          // A service that failed, or refused for another reason, says nothing about the lead: the link stays.
          { target: 'unreachable', actions: 'rememberFailure' },
        ],
      },
    },
    unreachable: {
      tags: 'unreachable',
      // A visitor who does not wait gets a visit of their own; the link is followed again after a reload.
      on: { RETRY: 'fetching', 'NETWORK.RETURNED': 'fetching', BACK: 'done' },
    },
    confirmingOverride: {
      meta: { step: 'override', stage: 'quote', progress: 0, hash: '' },
      on: {
        'OVERRIDE.ACCEPTED': { target: 'done', actions: ['applyHeldLead', 'rememberPlace'] },
        'OVERRIDE.DECLINED': { target: 'done', actions: 'keepOwnAnswers' },
        BACK: { target: 'done', actions: 'keepOwnAnswers' },
      },
    },
    done: { type: 'final' },
  },
});
