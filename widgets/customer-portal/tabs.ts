import type { PortalTab } from '#domain/portal-tab';
import { LazyModule } from '#ui/lazy-module';
import type { PortalTabModule } from './portal-tab.types.ts';

/** The portal's tabs; each loads when it is opened. */
export const tabModules: Readonly<Partial<Record<PortalTab, LazyModule<PortalTabModule>>>> = {
  dashboard: new LazyModule(() => import('./dashboard/dashboard.chunk.ts')),
  policies: new LazyModule(() => import('./policies/policies.chunk.ts')),
  rewards: new LazyModule(() => import('./rewards/rewards.chunk.ts')),
  account: new LazyModule(() => import('./profile/profile.chunk.ts')),
  myquotes: new LazyModule(() => import('./quotes/quotes.chunk.ts')),
};
