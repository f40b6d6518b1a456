import { yearMonthDay } from '#domain/calendar-date';
import { phoneDigits } from '#domain/phone-number';
import type { Place } from '#domain/place';
import type { ServiceClient } from '../http.ts';
import type { PersonCredentials } from './authenticate-customer.ts';
import { createCustomer as contract } from './create-customer.contract.ts';

/** The data of a new customer. */
export interface NewCustomer extends PersonCredentials, Place {
  firstName: string;
  lastName: string;
  /** In the services' words, such as `Enrolled`; may be empty. */
  loyaltyEnrollmentStatus: string;
}

/** The body of the request without its header. */
export function newCustomerBody(customer: NewCustomer) {
  const { birthDate, city, state, zip, loyaltyEnrollmentStatus } = customer;
  const firstName = customer.firstName.trim();
  return {
    firstname: firstName,
    name: firstName,
    lastname: customer.lastName.trim(),
    dob: yearMonthDay(birthDate),
    email: customer.email.trim(),
    phone: phoneDigits(customer.phone),
    state,
    city: city.trim(),
    zipcode: zip,
    zipCode: zip,
    loyaltyEnrollmentStatus,
  };
}

/** The customer, the token of `authenticateCustomer`, and the key of the visitor's intent. */
export interface CustomerCreation extends NewCustomer {
  fetchToken: string;
  /** Random, one for each intent to become a customer: a repetition with the same one returns the first response. */
  intent: string;
}

/**
 * Creates a customer, once for each intent.
 *
 * @throws {RefusedError} when the service refuses; `reason` has its words for the visitor.
 */
export async function createCustomer(
  client: ServiceClient,
  { fetchToken, intent, ...customer }: CustomerCreation,
  signal?: AbortSignal,
): Promise<void> {
  const body = newCustomerBody(customer);
  await client.call(
    contract,
    { body, headerState: customer.state, fetchToken, idempotencyKey: intent, signal },
    () => undefined,
  );
}
