import type { HeroBarSnapshot } from './hero-bar.machine.ts';
import type { HeroBarContext } from './hero-bar.types.ts';

// View selectors: nothing else reads the machine's state.

/** What the view renders. */
export interface ReportView extends HeroBarContext {
  /** The report was loaded, or has failed. */
  isSettled: boolean;
}

export const loadingView: ReportView = { isSettled: false, totals: new Map(), problem: '' };

export const connectReport = (snapshot: HeroBarSnapshot): ReportView => ({
  isSettled: !snapshot.matches('loading'),
  ...snapshot.context,
});
