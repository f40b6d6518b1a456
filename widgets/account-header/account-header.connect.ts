import type { Session } from '#account/session';
import type { AccountHeaderSnapshot } from './account-header.machine.ts';

// View selectors: nothing else reads the machine's state.

/** What the view renders. */
export type AccountHeaderView =
  | { page: 'checking' }
  | { page: 'signedOut'; isAnnounced: boolean; isRejected: boolean }
  | { page: 'leaving' }
  | {
      page: 'signedIn';
      /** Empty until it is known. */
      name: string;
      nameStatus: 'loading' | 'known' | 'failed' | 'offline';
    };

/** The view until the machine has loaded, also in the first paint. */
export function firstView({ status }: Session): AccountHeaderView {
  switch (status) {
    case 'signedIn':
      return { page: 'signedIn', name: '', nameStatus: 'loading' };
    case 'signedOut':
      return { page: 'signedOut', isAnnounced: false, isRejected: false };
    case 'checking':
      return { page: 'checking' };
  }
}

export function connectAccountHeader(snapshot: AccountHeaderSnapshot): AccountHeaderView {
  const { context } = snapshot;
  if (snapshot.matches('checking')) return { page: 'checking' };
  if (snapshot.matches('signingOut') || snapshot.matches('leaving')) return { page: 'leaving' };
  if (snapshot.matches('signedOut') || snapshot.matches({ signedIn: { naming: 'over' } })) {
    return {
      page: 'signedOut',
      isAnnounced: snapshot.matches({ signedOut: 'signedOutNow' }),
      isRejected: snapshot.matches({ signedOut: 'rejected' }),
    };
  }
  return { page: 'signedIn', name: context.name, nameStatus: nameStatusOf(snapshot) };
}

function nameStatusOf(snapshot: AccountHeaderSnapshot): 'loading' | 'known' | 'failed' | 'offline' {
  const { name, failure, isOffline } = snapshot.context;
  if (name || snapshot.matches({ signedIn: 'named' })) return 'known';
  if (!snapshot.matches({ signedIn: 'unnamed' })) return 'loading';
  return isOffline || failure?.kind === 'offline' ? 'offline' : 'failed';
}
