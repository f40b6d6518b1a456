import { lifetimeOf } from '#domain/customer-session';
import type { ServiceClient } from '../http.ts';
import { extendSession as contract } from './extend-session.contract.ts';
import type { SignedIn } from './sign-in.ts';

/**
 * Extends the session of the customer who is signed in. `#account/session` keeps the new token, and makes one call for
 * all tabs.
 *
 * @returns the new token; empty where the current one was extended, or a cookie holds it.
 * @throws {SessionEndedError} when nobody is signed in, or no longer.
 */
export function extendSession(
  client: ServiceClient,
  signal?: AbortSignal,
): Promise<Pick<SignedIn, 'token' | 'lifetime'>> {
  const isCookie = client.services.session.mode === 'cookie';
  return client.call(contract, { body: {}, signal }, (wire) => {
    const { token = '', expiration } = wire;
    if (!isCookie && !token && !expiration) throw new TypeError('The response has no token and no expiration.');
    return { token: isCookie ? '' : token, lifetime: lifetimeOf(wire, client.now()) };
  });
}
