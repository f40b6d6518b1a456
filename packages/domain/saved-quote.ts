import type { CalendarDate } from './calendar-date.ts';
import type { CoverageChoice } from './coverage.ts';
import type { Address, Contact, Driver } from './driver.ts';
import type { Vehicle } from './vehicle.ts';

/** A driver of a quote that was asked for earlier. What is absent is not known. */
export type SavedDriver = Pick<Driver, 'firstName' | 'lastName'> &
  Partial<
    Pick<Driver, 'birthDate' | 'gender' | 'maritalStatus' | 'relation' | 'isInsured' | 'license' | 'foundRecord'>
  >;

/** A quote as the services keep it: what the visitor said then. What is absent is not known. */
export interface SavedQuote {
  /** Empty when not known. */
  rateQuoteId: string;
  /** Empty when not known. */
  transactionId: string;
  quoteDate?: CalendarDate;
  effectiveDate?: CalendarDate;
  contact: Partial<Pick<Contact, 'email' | 'phone'>>;
  /** The primary driver's. */
  address: Partial<Address>;
  /** The primary driver first. */
  drivers: readonly SavedDriver[];
  vehicles: readonly Omit<Vehicle, 'id'>[];
  coverage?: CoverageChoice;
  /** Of the package, to be shown. */
  coverageName?: string;
  /** Months. */
  term?: number;
  wantsHomeInsurance?: boolean;
  /** Which kind of foreign license the primary driver has: a code of the service's list. */
  foreignLicenseType?: string;
}

/** A line in the list of a visitor's earlier quotes. */
export interface PreviousQuote {
  transactionId: string;
  /** Empty when no carrier had a rate. */
  rateQuoteId: string;
  quoteDate?: CalendarDate;
  effectiveDate?: CalendarDate;
  /** Full names, the primary driver's first. */
  drivers: readonly string[];
}
