import type { CalendarDate } from './calendar-date.ts';
import type { CoverageChoice } from './coverage.ts';
import type { Address, Contact, Driver, DriverFacts } from './driver.ts';
import type { Cents } from './money.ts';
import type { KnownCommute, Vehicle } from './vehicle.ts';

/** A driver of a previous quote. Unknown fields are absent. */
export type SavedDriver = Pick<Driver, 'firstName' | 'lastName'> &
  Partial<Pick<Driver, 'birthDate' | 'gender' | 'maritalStatus' | 'relation' | 'foundRecord'>> &
  DriverFacts & {
    /** Absent when it is the primary driver's. */
    address?: Partial<Address>;
  };

/** A quote as the services store it: the submitted answers. Unknown fields are absent. */
export interface SavedQuote {
  /** Empty when unknown. */
  rateQuoteId: string;
  /** Empty when unknown. */
  transactionId: string;
  /** The carrier that sells; absent until one is chosen. */
  carrierId?: string;
  /** What the visitor tells an agent to identify the quote. */
  quoteNumber?: string;
  quoteDate?: CalendarDate;
  effectiveDate?: CalendarDate;
  contact: Partial<Pick<Contact, 'email' | 'phone'>>;
  /** The primary driver's address. */
  address: Partial<Address>;
  /** The primary driver first. */
  drivers: readonly SavedDriver[];
  vehicles: readonly Omit<Vehicle, 'id' | 'knownCommute'>[];
  /**
   * What is known of each vehicle's commute without its whole address; undefined where nothing is. Apart from the
   * vehicles, which are answers of the quote flow: it asks for days and address together.
   */
  knownCommutes?: readonly (KnownCommute | undefined)[];
  /** The answers to a carrier's questions: the services' codes and values. */
  answers?: readonly { code: string; answer: string }[];
  coverage?: CoverageChoice;
  /** Name of the package, for display. */
  coverageName?: string;
  /** Months. */
  term?: number;
  wantsHomeInsurance?: boolean;
  /** The primary driver's foreign license type: a code of the service's list. */
  foreignLicenseType?: string;
}

/** An entry in the list of a visitor's previous quotes. */
export interface PreviousQuote {
  transactionId: string;
  /** Empty when no carrier had a rate. */
  rateQuoteId: string;
  quoteDate?: CalendarDate;
  effectiveDate?: CalendarDate;
  /** Full names, the primary driver's first. */
  drivers: readonly string[];
}

/** An entry in the list of a customer's quotes. Unknown texts are empty. */
export interface CustomerQuote {
  /** Identifies the quote for a requote; empty when no carrier had a rate. */
  rateQuoteId: string;
  transactionId: string;
  quoteNumber: string;
  quoteDate: CalendarDate | undefined;
  effectiveDate: CalendarDate | undefined;
  carrierName: string;
  /** For the whole term. */
  totalPremium: Cents | undefined;
  /** Months. */
  term: number | undefined;
  /** Full names, the primary driver's first. */
  drivers: readonly string[];
  /** `2003 Honda Accord` */
  vehicles: readonly string[];
}
