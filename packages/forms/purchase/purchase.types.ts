import type { BindQuote } from '#domain/bind-quote';
import type { CalendarDate } from '#domain/calendar-date';
import type { Address } from '#domain/driver';
import type { YesNo } from '#domain/question';
import type { ServiceVariant } from '#domain/service-variant';
import type { StateCode } from '#domain/us-state';
import type { DraftEvent, Drafts } from '#flow/drafts';
import type { Failure } from '#flow/machine/failure';
import type { NetworkEvent } from '#flow/machine/network-actor';
import type { PartialVehicleName } from '#services/vehicle/detail-by-vin';
import type { AdditionalDriver, HouseholdMember } from '../additional-driver/additional-driver.types.ts';
import type { PurchaseConfig } from './purchase.config.ts';

// Context and events that the shared purchase sections require of a flow.

// Answers are stored as their forms hold them, so that a form shows exactly what was typed.

export interface DriverAnswers {
  licenseNumber: string;
  /** `yyyy-mm-dd`. */
  birthDate: string;
  /** One per car, in the quote's order. */
  vins: readonly string[];
  hasPaperlessConsent: boolean;
  /** Miles a year, as typed, one per car; absent where the flow does not ask. */
  mileages?: readonly string[] | undefined;
}

export interface Household {
  drivers: readonly HouseholdMember[];
  /** The key of a later search for the rest of the household; empty when these are all. */
  commonId: string;
  issueDates: IssueDates;
}

/** The issue dates of licenses, by license number, as far as the records have them. */
export type IssueDates = Readonly<Record<string, CalendarDate>>;

export type LicenseCheck = { isRight: true; household: Household } | { isRight: false };

/** The input of a license check. */
export interface LicenseQuestion {
  isCalifornian: boolean;
  address: Address | undefined;
  person: Pick<AdditionalDriver, 'firstName' | 'lastName' | 'birthDate' | 'licenseNumber'>;
}

/** The service's data of each vehicle, by VIN; null for an unknown VIN. */
export type VehiclesByVin = Readonly<Record<string, PartialVehicleName | null>>;

/** The answers of the shared sections, and which of them were checked: a flow saves them to resume. */
export interface PurchaseAnswers {
  driver?: DriverAnswers | undefined;
  /** Undefined until the quote's own drivers were added. */
  drivers?: readonly AdditionalDriver[] | undefined;
  /** The section of additional drivers was confirmed. */
  areDriversConfirmed: boolean;
  /** By the question's code. */
  answers: Readonly<Record<string, YesNo>>;
  vins: VehiclesByVin;
  /** The last license and birth date that passed the check, or came with the quote. */
  checkedLicense: string;
  /** The same for additional drivers, by id. */
  checkedDrivers: Readonly<Record<string, string>>;
  /** The key of the search for the rest of the household; empty when it is complete. */
  commonId: string;
  /** How often it was searched. */
  followUps: number;
  issueDates: IssueDates;
  /** Names of drivers whom a follow-up found, until the visitor confirms them. */
  lateDrivers: readonly string[];
}

/** The part of a flow's context that the shared sections use. */
export interface PurchaseContext extends PurchaseAnswers {
  config: PurchaseConfig;
  quote: BindQuote | undefined;
  /** The services that know the quote, where they are not those of the visitor's place. */
  quoteVariant?: ServiceVariant | undefined;
  /** The path and query of the page's address. */
  path: string;
  /** The state of a signed-in customer. */
  tokenState?: string | undefined;
  /** The state of the place that this device remembers. */
  placeState?: StateCode | undefined;
  drafts: Drafts;
  /** The license and birth date that the check found not to match, until the visitor changes them; else empty. */
  wrongLicense: string;
  /** The same for additional drivers, by id. */
  wrongDrivers: Readonly<Record<string, string>>;
  /** True from Next until the visitor types in the section again. */
  isUntouchedSinceNext: boolean;
  /** Names of drivers whom the quote has twice; the list has them once. */
  quotedTwice: readonly string[];
  /** Names of drivers whom the visitor confirmed twice; the list now has them once. */
  repeatedDrivers: readonly string[];
  /** A search for the rest of the household has failed: further failures are not logged. */
  hasFollowUpFailed: boolean;
  /** Answers that are being checked. */
  pendingDriver: DriverAnswers | undefined;
  /** The last failed call that stopped the visitor in this section. */
  failure: Failure | undefined;
  /** A call was refused, or failed again: the visitor may need an agent. */
  isHelpOffered: boolean;
}

/** The forms of the shared sections, by whose names their drafts are kept. */
export const purchaseForms = ['driver', 'drivers', 'questions'] as const;

/** What the shared sections' views send. */
export type SectionEvent =
  | { type: 'DRIVER.CONFIRMED'; answers: DriverAnswers }
  | { type: 'DRIVER.ADDED' }
  | { type: 'DRIVER.REMOVED'; id: string }
  | { type: 'DRIVERS.CONFIRMED'; drivers: readonly AdditionalDriver[] }
  | { type: 'QUESTIONS.CONFIRMED'; answers: Readonly<Record<string, YesNo>> }
  | { type: 'BACK' };

/** What a flow's events have to include. */
export type PurchaseEvent<Form extends string = string> =
  | SectionEvent
  | DraftEvent<Form>
  /** A later search has found somebody of the household. */
  | { type: 'HOUSEHOLD.FOUND' }
  | { type: 'RETRY' }
  | NetworkEvent;
