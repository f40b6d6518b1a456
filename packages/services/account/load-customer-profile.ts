import { dateFromWire } from '#domain/calendar-date';
import { type CustomerProfile, fullNameOf } from '#domain/customer-profile';
import { lifetimeOf } from '#domain/customer-session';
import { phoneDigits } from '#domain/phone-number';
import type { ServiceVariant } from '#domain/service-variant';
import { stateCodeOf } from '#domain/us-state';
import type { ServiceClient } from '../http.ts';
import { loadCustomerProfile as contract } from './load-customer-profile.contract.ts';

export interface LoadedProfile extends CustomerProfile {
  /** Milliseconds until the session ends; undefined where the service does not say. */
  lifetime: number | undefined;
}

/**
 * Loads the profile of the customer who is signed in.
 *
 * @param options.variant the services that signed the customer in by default.
 * @throws {SessionEndedError} when nobody is signed in, or no longer.
 */
export function loadCustomerProfile(
  client: ServiceClient,
  { variant }: { variant?: ServiceVariant | undefined } = {},
  signal?: AbortSignal,
): Promise<LoadedProfile> {
  return client.call(contract, { query: {}, variant, signal }, (wire) => {
    const nested = typeof wire.address === 'object' ? wire.address : undefined;
    const text = (...values: readonly (string | number | undefined)[]) =>
      values.map((value) => String(value ?? '').trim()).find((value) => value !== '') ?? '';
    const [firstName, lastName, email] = [text(wire.name), text(wire.surname), text(wire.mail)];
    const customerCode = text(wire.customerCode);
    // A profile that names nobody does not prove that somebody is signed in.
    if (!firstName && !lastName && !email && !customerCode) throw new TypeError('The profile names nobody.');
    const state = text(wire.state, nested?.state);
    return {
      firstName,
      lastName,
      fullName: fullNameOf({ firstName, lastName }),
      street: text(typeof wire.address === 'string' ? wire.address : nested?.address1),
      city: text(wire.city, nested?.city),
      state: stateCodeOf(state) ?? state,
      zip: zipOf(text(wire.zipCode, nested?.zipCode)),
      email,
      phone: phoneOf(text(wire.phone)),
      licenseNumber: text(wire.driverLicenseNumber),
      customerCode,
      getsTextMessages: wire.isSmsNotify,
      birthDate: dateFromWire(wire.birthDate),
      lifetime: wire.expiration ? lifetimeOf(wire, client.now()) : undefined,
    };
  });
}

/** Five digits where that is certain: databases drop leading zeros, and some services add four digits. */
function zipOf(text: string): string {
  return /^\d{3,4}$/.test(text) ? text.padStart(5, '0') : (/^(\d{5})-?\d{4}$/.exec(text)?.[1] ?? text);
}

/** Ten digits, or the number as the service wrote it. */
function phoneOf(text: string): string {
  const digits = phoneDigits(text);
  return digits.length === 10 ? digits : text;
}
