import type { CalendarDate } from '#domain/calendar-date';
import { dollarsOf } from '#domain/money';
import { phoneDigits } from '#domain/phone-number';
import { type Membership, roadsideCountry, type RoadsideMember, roadsideTerm } from '#domain/roadside';
import { partnerUrl } from '../auto-payment/partner-url.ts';
import type { ServiceClient } from '../http.ts';
import { enrollRoadside as contract } from './enroll-roadside.contract.ts';

/** The membership that a visitor buys, and its member. */
export interface RoadsideEnrollment {
  member: RoadsideMember;
  membership: Pick<Membership, 'code' | 'price'>;
  /** Today, in the agency's time zone. */
  paymentDate: CalendarDate;
  /** The address to which the payment page returns. Without visitor data. */
  returnUrl: string;
}

/** The body of the request without its header. */
export function enrollmentBody<Day extends CalendarDate | undefined>({
  member,
  membership,
  paymentDate,
  returnUrl,
}: Omit<RoadsideEnrollment, 'paymentDate'> & { paymentDate: Day }) {
  const { firstName, middleName, lastName, email, phone, address, driverLicense } = member;
  return {
    firstName,
    middleName,
    lastName,
    email: email.trim(),
    phone: phoneDigits(phone),
    address1: address.street,
    address2: address.apartment,
    city: address.city,
    state: address.state,
    zip: address.zip,
    country: roadsideCountry,
    driverLicense,
    marketingConsent: true as const,
    term: roadsideTerm,
    package: membership.code,
    amount: dollarsOf(membership.price),
    paymentDate,
    returnUrl,
  } as const;
}

/**
 * Enrolls a member. Only the partner's page charges. Calls with the same intent return the first response.
 *
 * @param request `intent` is random, one for each decision to pay; a declined payment ends it.
 * @returns the payment page, whose origin the page has to trust, and the transaction; empty where the service sent none.
 * @throws {RefusedError} when the service refuses, or sends no address.
 */
export function enrollRoadside(
  client: ServiceClient,
  { intent, ...enrollment }: RoadsideEnrollment & { intent: string },
  signal?: AbortSignal,
): Promise<{ paymentUrl: string; transactionId: string }> {
  const body = enrollmentBody(enrollment);
  return client.call(contract, { body, signal, idempotencyKey: intent }, ({ paymentUrl, transactionId }) => ({
    paymentUrl: partnerUrl(contract.id, paymentUrl, {
      pageBase: client.pageBase,
      missing: paymentUrl === undefined ? 'Payment Url null' : 'Payment Url Empty',
    }),
    transactionId: String(transactionId ?? ''),
  }));
}
