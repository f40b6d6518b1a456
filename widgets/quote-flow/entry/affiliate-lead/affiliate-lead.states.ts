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
          { target: 'done', actions: { type: 'applyLead', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: 'networkFailed', target: 'unreachable', actions: 'rememberFailure' },
          // Without the lead this is an ordinary visit.
          { target: 'done', actions: 'rememberEmptyLead' },
        ],
      },
    },
    unreachable: { tags: 'unreachable', on: { RETRY: 'fetching', 'NETWORK.RETURNED': 'fetching' } },
    confirmingOverride: {
      meta: { step: 'override', stage: 'quote', progress: 0, hash: '' },
      on: {
        'OVERRIDE.ACCEPTED': { target: 'done', actions: 'applyHeldLead' },
        'OVERRIDE.DECLINED': { target: 'done', actions: 'keepOwnAnswers' },
        BACK: { target: 'done', actions: 'keepOwnAnswers' },
      },
    },
    done: { type: 'final' },
  },
});
