import type { CalendarDate } from './calendar-date.ts';
import type { DriverStatus } from './driver-status.ts';
import type { LicenseType } from './license-type.ts';
import type { Relation } from './relation.ts';
import type { ResidenceStatus } from './residence-status.ts';
import type { StateCode } from './us-state.ts';

export type Gender = 'male' | 'female';
export type MaritalStatus = 'single' | 'married';

export interface Address {
  street: string;
  apartment: string;
  city: string;
  state: StateCode;
  zip: string;
}

/** A person on the quote. The primary driver is the named insured. */
export interface Driver {
  /** Generated on this device; stable while the quote is edited. */
  id: string;
  firstName: string;
  lastName: string;
  /** ISO calendar date, `yyyy-mm-dd`. */
  birthDate: string;
  gender: Gender;
  maritalStatus: MaritalStatus;
  /** Relation to the primary driver; `self` for the primary driver. */
  relation: Relation;
  /** Currently has car insurance. */
  isInsured: boolean;
  /** Had car insurance before; absent when not asked. */
  hadPriorInsurance?: boolean;
  license: {
    type: LicenseType;
    /** Empty when the visitor entered none. */
    number: string;
    /** The license ID beside the number; absent when unknown, and for a foreign license, whose ID is its `number`. */
    id?: string;
    /** Issue date of the license. */
    issueDate?: CalendarDate;
  };
  /** Excluded from the policy. */
  isExcluded?: boolean;
  /** Absent when not asked: insured. */
  status?: DriverStatus;
  /** Absent when not asked: lives with the primary driver. */
  residence?: ResidenceStatus;
  /** The record key of a driver found by a lookup; absent for a driver entered by hand. */
  foundRecord?: string;
}

/** Data of a driver from a record or a previous quote, for which no step asks. Unknown fields are absent. */
export type DriverFacts = Partial<
  Pick<Driver, 'isInsured' | 'license' | 'hadPriorInsurance' | 'isExcluded' | 'status' | 'residence'>
>;

/** The visitor's contact data and consents. */
export interface Contact {
  email: string;
  /** Ten digits, no punctuation. */
  phone: string;
  hasConsented: boolean;
}
