import type { ServiceVariant } from '#domain/service-variant';
import { customerToken } from './record-definitions.ts';
import type { Visitor } from './visitor.types.ts';

/** The record of the token, email and name of the customer who is signed in. */
export const customerTokenRecord = (visitor: Visitor) =>
  visitor.record('customerToken', { version: 1, schema: customerToken });

/** The customer's token for the clients of the services. */
export interface CustomerTokens {
  /** The services that signed the customer in; undefined when nobody is signed in. */
  readonly variant: () => ServiceVariant | undefined;
  /**
   * Empty where a gateway keeps it in a cookie; undefined when nobody is signed in. Rejects when there is a token that
   * cannot be decrypted at the moment.
   */
  readonly token: () => Promise<string | undefined>;
  /** Forgets the customer whose token a service rejected. Returns true if the token has been replaced since. */
  readonly end: (rejected: string) => Promise<boolean>;
}

/**
 * Reads the customer's token from the visitor's store.
 *
 * @param mode `services.session.mode`. With a cookie, script knows only that somebody is signed in.
 */
export function customerTokenSource(visitor: Visitor, mode: 'token' | 'cookie'): CustomerTokens {
  const isCookie = mode === 'cookie';
  const session = () => visitor.read('customerSession');
  /** The visitor has signed out, and the gateway has not been notified yet. */
  const isSignedOut = () => !session() && visitor.read('signOutPending') === true;
  const load = async () => (await customerTokenRecord(visitor).load())?.value;
  return {
    variant() {
      if (session()) return session()?.variant ?? 'primary';
      // Only the gateway knows whether somebody is signed in.
      return isCookie && !isSignedOut() ? 'primary' : undefined;
    },
    async token() {
      if (isCookie) return isSignedOut() ? undefined : '';
      if (!session()) return undefined;
      const value = await load();
      if (value) return value;
      if (visitor.storage.get('customerToken') !== undefined) throw new Error('The token could not be decrypted.');
      // The key of this device is lost, and the token with it.
      if (session()) visitor.forget();
      return undefined;
    },
    async end(rejected) {
      visitor.refresh('customerSession');
      if (!session()) return false;
      const value = isCookie ? rejected : await load();
      if (value && value !== rejected) return true;
      visitor.forget();
      return false;
    },
  };
}
