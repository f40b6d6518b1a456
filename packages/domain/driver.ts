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
  /** Made on this device; stable while the quote is edited. */
  id: string;
  firstName: string;
  lastName: string;
  /** ISO calendar date, `yyyy-mm-dd`. */
  birthDate: string;
  gender: Gender;
  maritalStatus: MaritalStatus;
  /** Relation to the primary driver; `self` for the primary driver. */
  relation: Relation;
  /** Has car insurance now. */
  isInsured: boolean;
  /** Had car insurance before; absent where it is not asked. */
  hadPriorInsurance?: boolean;
  license: {
    type: LicenseType;
    /** Empty when the visitor gave none. */
    number: string;
    /** When the license was issued. */
    issueDate?: CalendarDate;
  };
  /** Not covered by the policy. */
  isExcluded?: boolean;
  /** Absent where it is not asked: insured. */
  status?: DriverStatus;
  /** Absent where it is not asked: lives with the primary driver. */
  residence?: ResidenceStatus;
  /** The record key of a driver that a lookup found; absent for one who was typed in. */
  foundRecord?: string;
}

/** How the visitor can be reached, and what they agreed to. */
export interface Contact {
  email: string;
  /** Ten digits, no punctuation. */
  phone: string;
  hasConsented: boolean;
}
