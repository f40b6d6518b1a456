import { phoneDigits } from '#domain/phone-number';
import type { ServiceClient } from '../http.ts';
import type { ConsentRecord } from './load-consent.ts';
import { saveConsent as contract } from './save-consent.contract.ts';

/** A person who gives consent. */
export interface GivenConsent extends Omit<ConsentRecord, 'isGiven'> {
  /** Of the link that they came by; empty without one. */
  id: string;
}

/**
 * Stores a consent. Repeated, it stays the same consent.
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
