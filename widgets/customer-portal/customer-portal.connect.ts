import type { Session } from '#account/session';
import type { CustomerPortalSnapshot } from './customer-portal.machine.ts';

// View selectors: nothing else reads the machine's state.

/** What the view renders. */
export type CustomerPortalView =
  | { page: 'checking' }
  /** `isLeaving`: the sign-in page is about to open. */
  | { page: 'signedOut'; isLeaving: boolean }
  | { page: 'signedIn'; visit: number; isOffline: boolean }
  | { page: 'ended'; reason: 'unexplained' | 'rejected' | 'timeIsUp' };

/** The view until the machine has loaded. */
export const firstView: CustomerPortalView = { page: 'checking' };

/** Hides the customer's data once the session has ended, even before the machine has received the change. */
export function currentView(view: CustomerPortalView, { status }: Session): CustomerPortalView {
  return view.page === 'signedIn' && status !== 'signedIn' ? firstView : view;
}

export function connectCustomerPortal(snapshot: CustomerPortalSnapshot): CustomerPortalView {
  const { visit, isOffline } = snapshot.context;
  if (snapshot.matches('signedIn')) return { page: 'signedIn', visit, isOffline };
  if (snapshot.matches('signedOut'))
    return { page: 'signedOut', isLeaving: !snapshot.matches({ signedOut: 'staying' }) };
  if (snapshot.matches('ended')) {
    const reason = (['rejected', 'timeIsUp'] as const).find((state) => snapshot.matches({ ended: state }));
    return { page: 'ended', reason: reason ?? 'unexplained' };
  }
  return firstView;
}
