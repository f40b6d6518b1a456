import type { Contact, Driver } from '#domain/driver';
import type { Token } from '#domain/token';
import type { ServiceClient } from '../http.ts';
import { createGuestToken as contract } from './create-guest-token.contract.ts';

/** Starts an anonymous session. With phone and date of birth, the session can also list the visitor's quotes. */
export function createGuestToken(
  client: ServiceClient,
  { phone, birthDate }: Partial<Pick<Contact, 'phone'> & Pick<Driver, 'birthDate'>> = {},
  signal?: AbortSignal,
): Promise<Token> {
  const body = { ...(phone && { phone }), ...(birthDate && { dob: birthDate }) };
  return client.call(contract, { body, signal }, ({ token, expiration }) => {
    const expiresAt = Date.parse(expiration ?? '');
    return Number.isNaN(expiresAt) ? { value: token } : { value: token, expiresAt };
  });
}
