import { assign, fromCallback, setup, type SnapshotFrom } from 'xstate';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import type { Offer } from '#services/offers/load-offers';

export interface OffersContext {
  placements: readonly string[];
  offers: readonly Offer[];
  /** Milliseconds until the page keeps its own content. */
  limit: number;
}

export type OffersEvent = { type: 'PLACEMENTS.FILLED' };

/**
 * Loading → placing → applied; failed or none when the page keeps its own content, late when the time limit passes
 * first. Every final state shows the page.
 */
export const offersMachine = setup({
  types: {
    context: {} as OffersContext,
    events: {} as OffersEvent,
    input: {} as Pick<OffersContext, 'placements' | 'limit'>,
  },
  actors: {
    offers: placeholderActor<Offer[], readonly string[]>(),
    places: fromCallback<OffersEvent, readonly Offer[]>(() => undefined),
  },
  delays: { limit: ({ context }) => context.limit },
  guards: {
    nothingIsWanted: ({ context }) => context.placements.length === 0,
    timeIsUp: ({ context }) => context.limit <= 0,
    thereAreNone: (_context, { offers }: { offers: readonly Offer[] }) => offers.length === 0,
  },
  actions: {
    rememberOffers: assign((_context, { offers }: { offers: readonly Offer[] }) => ({ offers })),
  },
}).createMachine({
  id: 'offers',
  context: ({ input }) => ({ ...input, offers: [] }),
  initial: 'waiting',
  states: {
    waiting: {
      initial: 'loading',
      after: { limit: 'late' },
      always: [
        { guard: 'nothingIsWanted', target: 'none' },
        { guard: 'timeIsUp', target: 'late' },
      ],
      states: {
        loading: {
          invoke: {
            id: 'offers',
            src: 'offers',
            input: ({ context }) => context.placements,
            onDone: [
              {
                guard: { type: 'thereAreNone', params: ({ event }) => ({ offers: event.output }) },
                target: '#offers.none',
              },
              {
                target: 'placing',
                actions: { type: 'rememberOffers', params: ({ event }) => ({ offers: event.output }) },
              },
            ],
            onError: '#offers.failed',
          },
        },
        // The page may not be complete yet.
        placing: {
          invoke: { id: 'places', src: 'places', input: ({ context }) => context.offers },
          on: { 'PLACEMENTS.FILLED': '#offers.applied' },
        },
      },
    },
    applied: { type: 'final' },
    none: { type: 'final' },
    failed: { type: 'final' },
    late: { type: 'final' },
  },
});

export type OffersSnapshot = SnapshotFrom<typeof offersMachine>;
