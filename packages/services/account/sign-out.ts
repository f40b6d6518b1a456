import type { CustomerCredential, ServiceClient } from '../http.ts';
import { signOut as contract } from './sign-out.contract.ts';

/**
 * Ends a session at the services. The request continues after the page is left. `#account/session` signs out on this
 * device too.
 *
 * @param customer the credential of the session, where the stored one has already been dropped.
 */
export async function signOut(client: ServiceClient, customer?: CustomerCredential): Promise<void> {
  await client.call(contract, { body: {}, customer, keepalive: true }, () => undefined);
}
