import { assign, fromPromise, setup } from 'xstate';
import type { Quote } from '#domain/quote';
import type { UserType } from '#services/lead-store/lead-row';
import type { Answers } from '../steps/answers.ts';

/** The data of a lead record. */
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
  /** The record may exist: it was created in this visit, or its response was lost. */
  mayExist: boolean;
  isStale: boolean;
}

/**
 * Writes the lead record in the background, one write at a time, the latest last. The visitor never waits for it; a
 * failed write is retried when the network returns or on the next change.
 */
export const leadWriter = setup({
  types: { context: {} as LeadContext, events: {} as LeadEvent },
  actors: {
    writeLead: fromPromise<void, { lead: LeadSource; mayExist: boolean }>(() =>
      Promise.reject(new Error('This actor is provided by quote-flow.actors.ts.')),
    ),
  },
  guards: { hasUnsavedChange: ({ context }) => context.isStale },
  actions: {
    rememberLead: assign(({ context }, change: { lead: LeadSource; mayExist: boolean }) => ({
      lead: change.lead,
      mayExist: context.mayExist || change.mayExist,
      isStale: true,
    })),
    startWriting: assign({ isStale: false }),
    assumeWritten: assign({ mayExist: true }),
  },
}).createMachine({
  id: 'lead',
  context: { lead: undefined, mayExist: false, isStale: false },
  initial: 'waiting',
  on: { 'LEAD.CHANGED': { actions: { type: 'rememberLead', params: ({ event }) => event } } },
  states: {
    waiting: { always: { guard: 'hasUnsavedChange', target: 'writing' } },
    writing: {
      entry: 'startWriting',
      invoke: {
        id: 'writeLead',
        src: 'writeLead',
        input: ({ context }) => ({ lead: context.lead!, mayExist: context.mayExist }),
        onDone: { target: 'waiting', actions: 'assumeWritten' },
        // The response may have been lost after the store saved the record.
        onError: { target: 'failed', actions: 'assumeWritten' },
      },
    },
    failed: {
      always: { guard: 'hasUnsavedChange', target: 'writing' },
      on: { 'NETWORK.RETURNED': 'writing' },
    },
  },
});
