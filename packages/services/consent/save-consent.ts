import { phoneDigits } from '#domain/phone-number';
import type { ServiceClient } from '../http.ts';
import type { ConsentRecord } from './load-consent.ts';
import { saveConsent as contract } from './save-consent.contract.ts';

/** A person who gives consent. */
export interface GivenConsent extends Omit<ConsentRecord, 'isGiven'> {
  /** The id of the link that opened the page; empty without one. */
  id: string;
}

/**
 * Stores a consent. Repeating the call changes nothing.
 *
 * @throws {RefusedError} when the service refuses; `reason` has its words for the visitor.
 */
export async function saveConsent(
  client: ServiceClient,
  { id, firstName, lastName, email, phone }: GivenConsent,
  signal?: AbortSignal,
): Promise<void> {
  const body = {
    ...(id && { id }),
    name: firstName.trim(),
    surname: lastName.trim(),
    email: email.trim(),
    phone: phoneDigits(phone),
    isMarketingConsentGiven: true as const,
  };
  await client.call(contract, { body, signal }, () => undefined);
}
