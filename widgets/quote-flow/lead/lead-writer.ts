import { assign, fromPromise, setup } from 'xstate';
import type { Quote } from '#domain/quote';
import type { UserType } from '#services/lead-store/lead-row';
import type { Answers } from '../steps/answers.ts';

/** What a lead record is made of. */
export interface LeadSource {
  answers: Answers;
  quoteStatus: 'Lead' | 'Quoted';
  quotes: readonly Quote[];
  transactionId: string;
  /** Half of the record's key: when it was first written, in epoch milliseconds. */
  visitedAt: number;
  /** The other half: the email that it was first written with. */
  email: string;
  experience: string;
  userType: UserType;
}

export type LeadEvent = { type: 'LEAD.CHANGED'; lead: LeadSource; mayExist: boolean } | { type: 'NETWORK.RETURNED' };

interface LeadContext {
  lead: LeadSource | undefined;
  /** A record may stand in the store already: created in this visit, or perhaps before an answer was lost. */
  mayExist: boolean;
  isStale: boolean;
}

/**
 * Writes the lead record in the background, one write at a time and the latest last. The visitor never waits for it;
 * a write that failed is made up for when the network returns or when there is more to say.
 */
export const leadWriter = setup({
  types: { context: {} as LeadContext, events: {} as LeadEvent },
  actors: {
    writeLead: fromPromise<void, { lead: LeadSource; mayExist: boolean }>(() =>
      Promise.reject(new Error('This actor is provided by quote-flow.actors.ts.')),
    ),
  },
  guards: { hasMoreToSay: ({ context }) => context.isStale },
  actions: {
    takeLead: assign(({ context }, told: { lead: LeadSource; mayExist: boolean }) => ({
      lead: told.lead,
      mayExist: context.mayExist || told.mayExist,
      isStale: true,
    })),
    startWriting: assign({ isStale: false }),
    assumeWritten: assign({ mayExist: true }),
  },
}).createMachine({
  id: 'lead',
  context: { lead: undefined, mayExist: false, isStale: false },
  initial: 'waiting',
  on: { 'LEAD.CHANGED': { actions: { type: 'takeLead', params: ({ event }) => event } } },
  states: {
    waiting: { always: { guard: 'hasMoreToSay', target: 'writing' } },
    writing: {
      entry: 'startWriting',
      invoke: {
        id: 'writeLead',
        src: 'writeLead',
        input: ({ context }) => ({ lead: context.lead!, mayExist: context.mayExist }),
        onDone: { target: 'waiting', actions: 'assumeWritten' },
        // Its answer may have been lost after the store took it.
        onError: { target: 'failed', actions: 'assumeWritten' },
      },
    },
    failed: {
      always: { guard: 'hasMoreToSay', target: 'writing' },
      on: { 'NETWORK.RETURNED': 'writing' },
    },
  },
});
