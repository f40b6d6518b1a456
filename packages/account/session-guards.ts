import type { Session } from './session.ts';

/** The input of guards in a machine with a `sessionActor`. */
export interface Changed {
  session: Session;
}

/** Guards of a machine with a `sessionActor` that stores the customer's `email` in its context. */
export const sessionGuards = {
  customerIsSignedIn: (_: unknown, { session }: Changed): boolean => session.status === 'signedIn',
  nobodyIsSignedIn: (_: unknown, { session }: Changed): boolean => session.status === 'signedOut',
  isAnotherCustomer: ({ context: { email } }: { context: { email: string } }, { session }: Changed): boolean =>
    session.status === 'signedIn' && email !== '' && session.email !== '' && session.email !== email,
};
