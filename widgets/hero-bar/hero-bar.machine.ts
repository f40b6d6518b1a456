import type { SnapshotFrom } from 'xstate';
import { heroBarSetup } from './hero-bar.setup.ts';

/** Loads the report once: loading → loaded or unavailable. */
export const heroBarMachine = heroBarSetup.createMachine({
  id: 'heroBar',
  context: { totals: new Map(), problem: '' },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'report',
        src: 'loadReport',
        onDone: {
          target: 'loaded',
          actions: { type: 'rememberTotals', params: ({ event }) => ({ totals: event.output }) },
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'rememberProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    loaded: { type: 'final' },
    unavailable: { type: 'final' },
  },
});

export type HeroBarSnapshot = SnapshotFrom<typeof heroBarMachine>;
