import { assign, setup } from 'xstate';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import { ServiceError } from '#services/errors';
import type { HeroBarContext, Totals } from './hero-bar.types.ts';

export const heroBarSetup = setup({
  types: { context: {} as HeroBarContext },
  actors: { loadReport: placeholderActor<Totals>() },
  actions: {
    rememberTotals: assign((_, { totals }: { totals: Totals }) => ({ totals })),
    /** The message of a service error is for developers and has no personal data. */
    rememberProblem: assign((_, { error }: { error: unknown }) => ({
      problem: error instanceof ServiceError ? error.message : 'a file of the widget did not load',
    })),
  },
});
