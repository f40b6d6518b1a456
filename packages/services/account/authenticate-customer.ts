import { type CalendarDate, yearMonthDay } from '#domain/calendar-date';
import { phoneDigits } from '#domain/phone-number';
import type { ServiceVariant } from '#domain/service-variant';
import type { ServiceClient } from '../http.ts';
import { authenticateCustomer as contract } from './authenticate-customer.contract.ts';

/** The data that authenticates a person. */
export interface PersonCredentials {
  email: string;
  /** In any format. */
  phone: string;
  birthDate: CalendarDate;
}

/**
 * Authenticates a person for one call: creating a customer, or asking where a premium is paid.
 *
 * @param person `variant`: the services that the call is sent to; the visitor's variant by default.
 * @returns the token that this call carries. It is valid for that call only: do not store it.
 * @throws {RefusedError} when the service refuses; `reason` has its words.
 */
export function authenticateCustomer(
  client: ServiceClient,
  { email, phone, birthDate, variant }: PersonCredentials & { variant?: ServiceVariant | undefined },
  signal?: AbortSignal,
): Promise<{ fetchToken: string }> {
  const body = { email: email.trim(), phone: phoneDigits(phone), dob: yearMonthDay(birthDate) };
  return client.call(contract, { body, variant, signal }, ({ token }) => ({ fetchToken: token }));
}
