import type { Contact, Driver } from '#domain/driver';
import type { ServiceVariant } from '#domain/service-variant';
import type { Token } from '#domain/token';
import type { ServiceClient } from '../http.ts';
import { createGuestToken as contract } from './create-guest-token.contract.ts';

interface GuestSession extends Partial<Pick<Contact, 'phone'> & Pick<Driver, 'birthDate'>> {
  /** The variant that issues the token; the visitor's variant by default. */
  variant?: ServiceVariant | undefined;
}

/** Starts an anonymous session. With phone and date of birth, the session can also list the visitor's quotes. */
export function createGuestToken(
  client: ServiceClient,
  { phone, birthDate, variant }: GuestSession = {},
  signal?: AbortSignal,
): Promise<Token> {
  const body = { ...(phone && { phone }), ...(birthDate && { dob: birthDate }) };
  return client.call(contract, { body, variant, signal }, ({ token, expiration }) => {
    const expiresAt = Date.parse(expiration ?? '');
    return Number.isNaN(expiresAt) ? { value: token } : { value: token, expiresAt };
  });
}
