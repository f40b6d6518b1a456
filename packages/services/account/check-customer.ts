import type { ServiceVariant } from '#domain/service-variant';
import type { ServiceClient } from '../http.ts';
import { defaultIfNotFound } from '../no-results-refusal.ts';
import { checkCustomer as contract } from './check-customer.contract.ts';

/**
 * Whether an email address has an account at one variant of the services. Undefined when the service does not say. False
 * also for a refusal whose message says that there is no such customer.
 *
 * @param options.variant the visitor's variant by default.
 * @throws {RefusedError} for any other refusal, and for 404: a gateway that does not know the address of the service
 *   sends the same.
 */
export function checkCustomer(
  client: ServiceClient,
  { email, variant }: { email: string; variant?: ServiceVariant | undefined },
  signal?: AbortSignal,
): Promise<boolean | undefined> {
  const body = { email: email.trim() };
  const answer = client.call(contract, { body, variant, signal }, ({ isCustomerExist }) => isCustomerExist);
  return defaultIfNotFound(answer, 'customers', false);
}
