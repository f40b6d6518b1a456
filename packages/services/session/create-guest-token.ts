import type { Token } from '#domain/token';
import { createGuestToken as contract } from '../contract/session/create-guest-token.ts';
import type { ServiceClient } from '../http.ts';

/** Starts an anonymous session. */
export function createGuestToken(client: ServiceClient, signal?: AbortSignal): Promise<Token> {
  return client.call(contract, { body: {}, signal }, ({ token, expiration }) => {
    const expiresAt = Date.parse(expiration ?? '');
    return Number.isNaN(expiresAt) ? { value: token } : { value: token, expiresAt };
  });
}
