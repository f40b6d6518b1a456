import { formatPhoneNumber } from '#domain/phone-number';
import type { ServiceClient } from '../http.ts';
import { loadConsent as contract } from './load-consent.contract.ts';

/** A person whom the agency asks for consent. Unknown texts are empty. */
export interface ConsentRecord {
  firstName: string;
  lastName: string;
  email: string;
  /** Formatted: `512-555-0142`. */
  phone: string;
  isGiven: boolean;
}

/**
 * Loads the person whom a link asks for consent.
 *
 * @throws {RefusedError} when there is no such person, or the service refuses for another reason.
 */
export function loadConsent(
  client: ServiceClient,
  { id }: { id: string },
  signal?: AbortSignal,
): Promise<ConsentRecord> {
  return client.call(contract, { query: { id }, signal }, ({ contact, ...flat }) => {
    const text = (name: 'first_name' | 'last_name' | 'email' | 'mobile_number') =>
      String(contact?.[name] ?? flat[name] ?? '').trim();
    const isGivenIn = (fields: typeof contact) =>
      fields?.cf_customer_consent_form_completed ?? fields?.custom_field?.cf_customer_consent_form_completed;
    return {
      firstName: text('first_name'),
      lastName: text('last_name'),
      email: text('email'),
      phone: formatPhoneNumber(text('mobile_number')),
      isGiven: isGivenIn(contact) ?? isGivenIn(flat) ?? false,
    };
  });
}
