import type { Session } from './session.ts';

/** What a guard of a machine with a `sessionActor` is asked about. */
export interface Changed {
  session: Session;
}

/** Guards of a machine with a `sessionActor`, which remembers the customer's `email`. */
export const sessionGuards = {
  customerIsSignedIn: (_: unknown, { session }: Changed): boolean => session.status === 'signedIn',
  nobodyIsSignedIn: (_: unknown, { session }: Changed): boolean => session.status === 'signedOut',
  isAnotherCustomer: ({ context: { email } }: { context: { email: string } }, { session }: Changed): boolean =>
    session.status === 'signedIn' && email !== '' && session.email !== '' && session.email !== email,
};
