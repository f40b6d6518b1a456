import { useMemo, useSyncExternalStore } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { accountSession, type AccountSession, type Session } from './session.ts';

/**
 * The customer's session and its actions. Re-renders when the session changes, in any tab.
 *
 * @example
 * const { session, account } = useSession(host);
 * if (session.status === 'signedIn') return <button onClick={() => void account.signOut()}>{labels.signOut}</button>;
 */
export function useSession({ client, visitor }: Pick<WidgetHost, 'client' | 'visitor'>): {
  session: Session;
  account: AccountSession;
} {
  const account = useMemo(() => accountSession({ client, visitor }), [client, visitor]);
  const session = useSyncExternalStore(account.subscribe, account.read, account.read);
  return { session, account };
}
