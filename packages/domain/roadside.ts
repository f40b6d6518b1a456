import type { CalendarDate } from './calendar-date.ts';
import type { Address } from './driver.ts';
import type { Cents } from './money.ts';
import type { StateCode } from './us-state.ts';

/** The roadside memberships (spec 2 §2.4). */
export const membershipTypes = ['single', 'family'] as const;
export type MembershipType = (typeof membershipTypes)[number];

/** Months of a membership, and the member's country (spec 2 §9). */
export const roadsideTerm = 6;
export const roadsideCountry = 'USA';

/** A membership for sale. */
export interface Membership {
  type: MembershipType;
  /** The service's own name for it, which is sent back. */
  code: string;
  /** Price of the whole term. */
  price: Cents;
  /** The benefits, in the service's words and order. */
  benefits: readonly { name: string; value: string }[];
}

/** The memberships for sale, and the states where they are sold. */
export interface RoadsideOffer {
  memberships: readonly Membership[];
  states: readonly StateCode[];
}

/** The buyer of a membership (spec 2 §3.10). */
export interface RoadsideMember {
  firstName: string;
  /** May be empty. */
  middleName: string;
  lastName: string;
  email: string;
  /** Ten digits. */
  phone: string;
  address: Address;
  /** May be empty. */
  driverLicense: string;
}

/** The outcome of an enrollment. */
export interface RoadsideTransaction {
  /** `pending`: no policy number, and the service does not say that the payment failed. */
  outcome: 'confirmed' | 'declined' | 'pending';
  /** Empty unless confirmed. */
  policyNumber: string;
  paymentDate: CalendarDate | undefined;
  email: string;
  /** As received: the page decides whether its origin is trusted. Empty without a document. */
  documentUrl: string;
  /** As received. */
  statusCode: string;
  /** The service's message. */
  message: string;
}

/** The type of a membership from its name, as services and people write it: `FAMILY`, `Individual plan`. */
export function membershipTypeOf(text: string): MembershipType | undefined {
  if (/famil/i.test(text)) return 'family';
  return /single|indiv|personal|\bsolo\b/i.test(text) ? 'single' : undefined;
}
