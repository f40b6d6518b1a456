import { assign, fromPromise, setup } from 'xstate';
import type { UserType } from '#services/lead-store/lead-row';
import type { LeadRates } from '../quote-flow.types.ts';
import type { Answers } from '../steps/answers.ts';

/** The data of a lead record. */
export interface LeadSource {
  answers: Answers;
  quoteStatus: 'Lead' | 'Quoted';
  quotes: LeadRates['quotes'];
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
  /** The rows to write, each with its latest data: the one that changed last comes first. */
  queue: readonly LeadSource[];
  /** The row that is being written. */
  current: LeadSource | undefined;
  /** The rows that may exist: they were created in this visit, or the response was lost. */
  existing: readonly string[];
  /** Something changed since the last write began. */
  isStale: boolean;
}

/** Names a row, as its key in the lead store does. */
const rowOf = ({ email, visitedAt }: LeadSource): string => `${email}-${visitedAt}`;

const withoutRow = (queue: readonly LeadSource[], lead: LeadSource): readonly LeadSource[] =>
  queue.filter((queued) => rowOf(queued) !== rowOf(lead));

/**
 * Writes lead records in the background, one write at a time, the latest of each row. The visitor never waits for it; a
 * failed write is retried when the network returns or on the next change.
 */
export const leadWriter = setup({
  types: { context: {} as LeadContext, events: {} as LeadEvent },
  actors: {
    writeLead: fromPromise<void, { lead: LeadSource; mayExist: boolean }>(() =>
      Promise.reject(new Error('This actor is provided by quote-flow.actors.ts.')),
    ),
  },
  guards: {
    someRowIsQueued: ({ context }) => context.queue.length > 0,
    leadHasChanged: ({ context }) => context.isStale,
  },
  actions: {
    queueLead: assign(({ context }, { lead, mayExist }: { lead: LeadSource; mayExist: boolean }) => ({
      queue: [lead, ...withoutRow(context.queue, lead)],
      existing: mayExist ? [...context.existing, rowOf(lead)] : context.existing,
      isStale: true,
    })),
    startWriting: assign(({ context: { queue } }) => ({ current: queue[0], queue: queue.slice(1), isStale: false })),
    assumeWritten: assign(({ context: { existing, current } }) => ({ existing: [...existing, rowOf(current!)] })),
    /** The row is written again, after the others, unless it has changed since. */
    requeue: assign(({ context: { queue, current } }) => ({
      queue: queue.some((queued) => rowOf(queued) === rowOf(current!)) ? queue : [...queue, current!],
    })),
  },
}).createMachine({
  id: 'lead',
  context: { queue: [], current: undefined, existing: [], isStale: false },
  initial: 'waiting',
  on: { 'LEAD.CHANGED': { actions: { type: 'queueLead', params: ({ event }) => event } } },
  states: {
    waiting: { always: { guard: 'someRowIsQueued', target: 'writing' } },
    writing: {
      entry: 'startWriting',
      invoke: {
        id: 'writeLead',
        src: 'writeLead',
        input: ({ context: { current, existing } }) => ({
          lead: current!,
          mayExist: existing.includes(rowOf(current!)),
        }),
        onDone: { target: 'waiting', actions: 'assumeWritten' },
        // The response may have been lost after the store saved the record.
        onError: { target: 'failed', actions: ['assumeWritten', 'requeue'] },
      },
    },
    failed: {
      always: { guard: 'leadHasChanged', target: 'writing' },
      on: { 'NETWORK.RETURNED': 'writing' },
    },
  },
});
