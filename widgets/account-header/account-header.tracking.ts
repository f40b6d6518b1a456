import type { AccountHeaderActor } from './account-header.machine.ts';
import type { AccountHeaderMeta, AccountHeaderPage } from './account-header.types.ts';

/**
 * Emits the end of a session once, if this page knows the reason.
 *
 * @returns a function that stops tracking.
 */
export function trackAccountHeader(actor: AccountHeaderActor, page: () => AccountHeaderPage): () => void {
  let tracked: AccountHeaderMeta['outcome'] | undefined;
  const track = () => {
    const { outcome } = Object.values(actor.getSnapshot().getMeta()).find((meta) => meta !== undefined) ?? {};
    if (outcome === tracked) return;
    tracked = outcome;
    if (!outcome) return;
    const { host } = page();
    host.track('Session Left', { outcome });
    host.complete(outcome);
  };
  track();
  const subscription = actor.subscribe(track);
  return () => subscription.unsubscribe();
}
