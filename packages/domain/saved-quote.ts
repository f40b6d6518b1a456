import type { CalendarDate } from './calendar-date.ts';
import type { CoverageChoice } from './coverage.ts';
import type { Address, Contact, Driver } from './driver.ts';
import type { Vehicle } from './vehicle.ts';

/** A driver of an earlier quote. Unknown fields are absent. */
export type SavedDriver = Pick<Driver, 'firstName' | 'lastName'> &
  Partial<
    Pick<Driver, 'birthDate' | 'gender' | 'maritalStatus' | 'relation' | 'isInsured' | 'license' | 'foundRecord'>
  >;

/** A quote as the services store it: the submitted answers. Unknown fields are absent. */
export interface SavedQuote {
  /** Empty when unknown. */
  rateQuoteId: string;
  /** Empty when unknown. */
  transactionId: string;
  quoteDate?: CalendarDate;
  effectiveDate?: CalendarDate;
  contact: Partial<Pick<Contact, 'email' | 'phone'>>;
  /** The primary driver's birth date. */
  address: Partial<Address>;
  /** The primary driver first. */
  drivers: readonly SavedDriver[];
  vehicles: readonly Omit<Vehicle, 'id'>[];
  coverage?: CoverageChoice;
  /** Name of the package, for display. */
  coverageName?: string;
  /** Months. */
  term?: number;
  wantsHomeInsurance?: boolean;
  /** The primary driver's foreign license type: a code of the service's list. */
  foreignLicenseType?: string;
}

/** An entry in the list of a visitor's earlier quotes. */
export interface PreviousQuote {
  transactionId: string;
  /** Empty when no carrier had a rate. */
  rateQuoteId: string;
  quoteDate?: CalendarDate;
  effectiveDate?: CalendarDate;
  /** Full names, the primary driver's first. */
  drivers: readonly string[];
}
