import { type ActorRefFrom, assign, setup, type SnapshotFrom } from 'xstate';
import { type Failure, failureOf } from '#flow/machine/failure';
import type { Destination } from '#flow/machine/leave-page';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import { quoteLink } from './quote-link.ts';

interface RequoteContext {
  /** The page with the quote flow. */
  quotePage: string;
  /** The quote that is rated again, by its rate. */
  rateQuoteId: string;
  transactionId: string;
  failure: Failure | undefined;
}

type RequoteEvent = { type: 'REQUOTE.CHOSEN'; rateQuoteId: string; quotePage: string };

/** Implemented by use-requote.ts. */
const placeholder = (): void => undefined;

const requote = setup({
  types: { context: {} as RequoteContext, events: {} as RequoteEvent },
  actors: {
    requote: placeholderActor<{ transactionId: string }, { rateQuoteId: string }>(),
    leavePage: placeholderActor<boolean, Destination<'requote'>>(),
  },
  guards: {
    navigationWasRefused: (_, { hasNavigated }: { hasNavigated: boolean }) => !hasNavigated,
  },
  actions: {
    rememberQuote: assign((_, { rateQuoteId, quotePage }: RequoteEvent) => ({
      rateQuoteId,
      quotePage,
      failure: undefined,
    })),
    rememberTransaction: assign((_, { transactionId }: { transactionId: string }) => ({ transactionId })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    rememberNoPage: assign({ failure: { kind: 'refused' } as const }),
    trackRequote: placeholder,
  },
});

/** New rates for an earlier quote, and on to the quote flow, which shows them. */
export const requoteMachine = requote.createMachine({
  id: 'requote',
  context: { quotePage: '', rateQuoteId: '', transactionId: '', failure: undefined },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'REQUOTE.CHOSEN': {
          target: 'requesting',
          actions: { type: 'rememberQuote', params: ({ event }) => event },
        },
      },
    },
    /** Another press would rate again: there is none until the answer is there. */
    requesting: {
      invoke: {
        id: 'requote',
        src: 'requote',
        input: ({ context: { rateQuoteId } }) => ({ rateQuoteId }),
        onDone: {
          target: 'leaving',
          actions: [{ type: 'rememberTransaction', params: ({ event }) => event.output }, 'trackRequote'],
        },
        onError: { target: 'idle', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    leaving: {
      invoke: {
        id: 'quotePage',
        src: 'leavePage',
        input: ({ context: { quotePage, transactionId } }) => ({
          url: quoteLink(quotePage, transactionId),
          reason: 'requote' as const,
        }),
        onDone: [
          {
            guard: { type: 'navigationWasRefused', params: ({ event }) => ({ hasNavigated: event.output }) },
            target: 'idle',
            actions: 'rememberNoPage',
          },
          // The browser may bring the page back, or the site route its visitors itself.
          { target: 'idle' },
        ],
        onError: { target: 'idle', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
  },
});

export type RequoteActor = ActorRefFrom<typeof requoteMachine>;

export interface RequoteView {
  /** The rate that the visitor chose last; empty before. */
  rateQuoteId: string;
  isBusy: boolean;
  failure: Failure | undefined;
}

export const connectRequote = (snapshot: SnapshotFrom<typeof requoteMachine>): RequoteView => ({
  rateQuoteId: snapshot.context.rateQuoteId,
  isBusy: !snapshot.matches('idle'),
  failure: snapshot.context.failure,
});
