import type { AccountSession } from '#account/session';
import { useSession } from '#account/use-session';
import { useReportedPages } from '#embed/debug/use-reported-pages';
import { useLatest } from '#flow/use-latest';
import { useLazyMachine } from '#flow/use-lazy-machine';
import { LazyModule } from '#ui/lazy-module';
import { type AccountHeaderView, firstView } from './account-header.connect.ts';
import type { AccountHeaderEvent, AccountHeaderPage } from './account-header.types.ts';
import { configuredPages } from './header-links.ts';

const chunk = new LazyModule(() => import('./account-header.chunk.ts'));

/** Runs the machine while the widget is mounted. It loads after the first render. */
export function useAccountHeader(page: AccountHeaderPage): {
  view: AccountHeaderView;
  send: (event: AccountHeaderEvent) => void;
} {
  const latest = useLatest(page);
  const { session, account } = useSession(page.host);
  useReportedPages('account-header', page.host, configuredPages(page.config));
  const { view, send } = useLazyMachine({
    module: chunk,
    start: ({ startAccountHeader }) => startAccountHeader(latest),
    initialView: { header: firstView(session) },
    onHeldEvent: (event: AccountHeaderEvent) => signOutAtOnce(event, account),
  });
  return { view: view.header, send };
}

/** Signs out even if the machine did not load, for example without a network. */
function signOutAtOnce({ type }: AccountHeaderEvent, account: AccountSession): void {
  if (type === 'SIGN_OUT.CHOSEN') void account.signOut();
}
