import { yearMonthDay } from '#domain/calendar-date';
import { phoneDigits } from '#domain/phone-number';
import type { Referral } from '#domain/referral';
import type { ServiceClient } from '../http.ts';
import { referFriend as contract } from './refer-friend.contract.ts';

export interface FriendReferral extends Referral {
  /** Random, one for each press that sends the form: a repetition with the same one returns the first response. */
  intent: string;
  /** The address that the page configures in place of the agency's service. It gets no customer's token. */
  url?: string | undefined;
}

/**
 * Refers a friend to the agency, once for each intent.
 *
 * @throws {RefusedError} when the service refuses; `reason` has its words for the visitor.
 */
export async function referFriend(
  client: ServiceClient,
  { customer, friend, intent, url }: FriendReferral,
  signal?: AbortSignal,
): Promise<void> {
  const body = {
    customerName: customer.name.trim(),
    customerEmail: customer.email.trim(),
    customerPhone: phoneDigits(customer.phone),
    zipCode: friend.zip,
    refName: friend.name.trim(),
    refEmail: friend.email.trim(),
    refPhone: phoneDigits(friend.phone),
    ...(friend.birthDate && { refDob: yearMonthDay(friend.birthDate) }),
    ...(friend.city?.trim() && { city: friend.city.trim() }),
    ...(friend.state && { state: friend.state }),
  };
  const at = url ? { at: { base: url, path: '' } } : {};
  await client.call(contract, { body, idempotencyKey: intent, signal, ...at }, () => undefined);
}
