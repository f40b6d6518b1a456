import { lifetimeOf } from '#domain/customer-session';
import type { ServiceVariant } from '#domain/service-variant';
import { RefusedError } from '../errors.ts';
import type { ServiceClient } from '../http.ts';
import { signIn as contract } from './sign-in.contract.ts';

export interface Credentials {
  email: string;
  /** As typed: never trimmed. */
  password: string;
}

/** A session that has begun. */
export interface SignedIn {
  /** Empty where the gateway keeps the session in a cookie. */
  token: string;
  /** Milliseconds. */
  lifetime: number;
  email: string;
  /** As the service sent it; empty when unknown. */
  state: string;
  /** Empty when the name has to be loaded from the profile. */
  name: string;
}

/**
 * Signs a customer in at one variant of the services. `#account/session` tries both, and keeps the token.
 *
 * @param options.variant where to sign in; the visitor's variant by default.
 * @throws {RefusedError} when the password is wrong or there is no such account. With status 429 after too many tries:
 * `retryAfter` has the milliseconds to wait.
 */
export function signIn(
  client: ServiceClient,
  { email, password, variant }: Credentials & { variant?: ServiceVariant | undefined },
  signal?: AbortSignal,
): Promise<SignedIn> {
  const sent = email.trim();
  const isCookie = client.services.session.mode === 'cookie';
  return client.call(contract, { body: { email: sent, password }, variant, signal }, (wire) => {
    const { token = '', message, name, state } = wire;
    // A service without `isSuccess` refuses by a response without a token.
    if (!token && !isCookie && message) throw new RefusedError(contract.id, { reason: message });
    if (!token && !isCookie) throw new TypeError('The response has no token.');
    return {
      // Script must not hold a token that the gateway keeps in a cookie.
      token: isCookie ? '' : token,
      lifetime: lifetimeOf(wire, client.now()),
      email: wire.email?.trim() || sent,
      state: state?.trim() ?? '',
      name: name?.trim() ?? '',
    };
  });
}
