import type { ServiceVariant } from '#domain/service-variant';
import type { ServiceClient } from '../http.ts';
import { checkCustomer as contract } from './check-customer.contract.ts';

/**
 * Whether an email address has an account at one variant of the services. Undefined when the service does not say.
 *
 * @param options.variant the visitor's variant by default.
 */
export function checkCustomer(
  client: ServiceClient,
  { email, variant }: { email: string; variant?: ServiceVariant | undefined },
  signal?: AbortSignal,
): Promise<boolean | undefined> {
  const body = { email: email.trim() };
  return client.call(contract, { body, variant, signal }, ({ isCustomerExist }) => isCustomerExist);
}
