import type { CoverageProduct } from '#domain/coverage';
import type { Language } from '#domain/language';
import type { ForeignLicenseType } from '#domain/license-type';
import type { Place } from '#domain/place';
import type { Quote } from '#domain/quote';
import type { ServiceVariant } from '#domain/service-variant';
import type { SortOrder } from '#domain/sort-order';
import type { Vehicle } from '#domain/vehicle';
import type { Failure } from '#flow/machine/failure';
import type { ZipLookup } from '#services/address/city-by-zip';
import type { UserType } from '#services/lead-store/lead-row';
import type { QuoteResults } from '#services/rating/get-results';
import type { SelectionChannel } from '#services/rating/select-quote';
import type { VehicleName } from '#services/vehicle/detail-by-vin';
import type { EntryContext, EntryEvent } from './entry/entry.types.ts';
import type { HouseholdRecords } from './household/household.types.ts';
import type { LicenseContext, LicenseEmission, LicenseEvent } from './license/license.types.ts';
import type { FlowConfig } from './quote-flow.config.ts';
import type { Answers } from './steps/answers.ts';
import type { ContactAnswers } from './steps/contact/contact.answers.ts';
import type { DetailsAnswers } from './steps/details/details.answers.ts';
import type { Draft, Drafts, Form } from './steps/drafts.ts';
import type { DriverEntry, DriverMode } from './steps/driver/driver-entry.ts';
import type { DriverAnswers } from './steps/driver/driver.answers.ts';
import type { AdditionalDriverAnswers } from './steps/drivers/additional-driver.answers.ts';
import type { PolicyAnswers } from './steps/policy/policy.answers.ts';
import type { Stage, Step } from './steps/steps.ts';
import type { VehicleUse } from './steps/vehicles/mileage.answers.ts';
import type { VehicleEntry } from './steps/vehicles/vehicle.answers.ts';

/** One submission that the visitor means: sent again with the same id, nothing is rated twice. */
export interface Transaction {
  id: string;
  /** The service has taken it; from here on only its results are asked for. */
  isSubmitted: boolean;
  /** When it was meant, in epoch milliseconds. */
  askedAt?: number | undefined;
}

/** A visit, as it is saved and taken up again: answers, never a snapshot of the machine. */
export interface Visit {
  step: Step;
  answers: Answers;
  drafts: Drafts;
  driverEntry: DriverEntry;
  vehicleEntry: VehicleEntry;
  /** The record of the driver that a license lookup found. */
  foundRecord: string;
  /** The image of their license that is still to be put on file; empty when there is none. */
  fileId: string;
  /** What else the records hold of their household. */
  found: HouseholdRecords;
  /** The additional driver in the open dialog: an id, `new`, or empty. */
  editing: string;
  isAddingVehicle: boolean;
  /** The vehicle in the open mileage dialog: an id, or empty. */
  mileageOf: string;
  transaction?: Transaction | undefined;
  /** When the lead record was first written, in epoch milliseconds: half of its key. */
  visitedAt: number;
  /** The email that the lead record was first written with: the other half. */
  leadEmail: string;
  /** The zip code that this device remembered when the visit was saved. */
  placeZip: string;
  userType: UserType;
  /** The partner's lead or the earlier quote that the visit was begun with. */
  arrivedBy: string;
}

export interface FlowInput {
  config: FlowConfig;
  /** Of the page's address, without its `#`. */
  hash: string;
  language: Language;
  /** Path and query of the page's address. */
  path: string;
  /** The page was reloaded or gone back to. */
  isReload: boolean;
  /** An earlier visit may be found; without one the first step shows at once. */
  hasSavedVisit: boolean;
  /** What the zip form, or an earlier visit, left. */
  place?: Place | undefined;
  /** Makes an id that no other submission has. */
  createId: () => string;
  now: () => number;
}

export interface FlowContext extends Visit, EntryContext, LicenseContext {
  config: FlowConfig;
  path: string;
  variant: ServiceVariant;
  /** The variant that the token was asked for. */
  tokenVariant: ServiceVariant;
  createId: () => string;
  now: () => number;
  /** Where the visitor is to be taken next: from a saved visit, the address or the header. */
  wanted: Step;
  /** The address asked for a step when the flow was opened. */
  hasWish: boolean;
  hasSavedVisit: boolean;
  /** An earlier part of this visit wrote a lead record. */
  leadMayExist: boolean;
  /** What the zip form, or an earlier visit, left on this device. */
  rememberedPlace: Place | undefined;
  /** The last lookup's answer, with the zip code that it is for. */
  zipAnswer: (ZipLookup & { zip: string }) | undefined;
  /** The vehicle removed last, so that it can be put back. */
  removedVehicle: Vehicle | undefined;
  /** The household that was searched for last. */
  searchedHousehold: string;
  /** The driver that a dialog asks to remove. */
  removing: string;
  years: readonly number[];
  makes: readonly string[];
  models: readonly string[];
  /** What the VIN named, with the VIN that it was asked for. */
  decoded: { vin: string; choices: readonly VehicleName[] } | undefined;
  products: readonly CoverageProduct[];
  productsState: string;
  /** The language that the packages are worded in. */
  productsLanguage: Language;
  language: Language;
  /** The kinds of foreign licenses; undefined until they are asked for. */
  foreignLicenseTypes: readonly ForeignLicenseType[] | undefined;
  rates: QuoteResults;
  agentsAreIdle: boolean;
  /** The last failed call that another try may mend. */
  failure: Failure | undefined;
  /** The quote that the open dialog is about: being bought, or asked about. */
  chosenQuote: Quote | undefined;
  channel: SelectionChannel;
  /** The partner's page, once it is known and its origin is trusted. */
  buyUrl: string;
  /** The rate that this page sells, as long as it is kept open behind the quotes. */
  openPurchase: string;
}

/** What a visitor does with quotes that leads nowhere else: told to analytics, and chat to the page. */
export type ResultsEvent =
  | { type: 'QUOTE.DETAILED'; quote: Quote }
  | { type: 'QUOTE.CHATTED'; quote: Quote }
  | { type: 'QUOTES.ARRANGED'; sortOrder: SortOrder; filter: 'all' | 'buyable' }
  | { type: 'QUOTES.COMPARED'; quoteCount: number }
  | { type: 'QUOTES.PRINTED'; quoteCount: number };

/** What the machine tells to whoever follows it, beside its state. */
export type FlowEmission = ResultsEvent | LicenseEmission;

export type FlowEvent =
  | EntryEvent
  // The way through
  | { type: 'BACK' }
  | { type: 'RETRY' }
  | { type: 'STAGE.CHOSEN'; stage: Stage }
  | { type: 'HASH.CHANGED'; hash: string }
  | { type: 'CONFIG.CHANGED'; config: FlowConfig }
  | { type: 'LANGUAGE.CHANGED'; language: Language }
  | { type: 'DRAFT.CHANGED'; form: Form; values: Draft }
  // The world
  | { type: 'NETWORK.LOST' }
  | { type: 'NETWORK.RETURNED' }
  // Driver info
  | { type: 'MODE.CHOSEN'; mode: DriverMode }
  | LicenseEvent
  | { type: 'LICENSE.GIVEN'; licenseNumber: string; birthDate: string }
  | { type: 'DRIVER.NAMED'; answers: DriverAnswers }
  | { type: 'CONTACT.GIVEN'; answers: ContactAnswers }
  | { type: 'ZIP.TYPED'; zip: string }
  | { type: 'DETAILS.GIVEN'; answers: DetailsAnswers }
  // Additional drivers
  | { type: 'DRIVER.OPENED'; id: string }
  | { type: 'SUGGESTION.CHOSEN'; foundRecord: string }
  | { type: 'DRIVER.SAVED'; answers: AdditionalDriverAnswers }
  | { type: 'DIALOG.CLOSED' }
  | { type: 'DRIVER.REMOVING'; id: string }
  | { type: 'REMOVAL.CONFIRMED' }
  | { type: 'DRIVERS.CONFIRMED' }
  // Vehicles
  | { type: 'VEHICLE.ADDING' }
  | { type: 'VEHICLE.ENTRY_CHOSEN'; entry: VehicleEntry }
  | { type: 'VIN.TYPED'; vin: string }
  | { type: 'YEAR.CHOSEN'; year: string }
  | { type: 'MAKE.CHOSEN'; make: string }
  | { type: 'VEHICLE.NAMED'; vehicle: Omit<Vehicle, 'id'> }
  | { type: 'VEHICLE.REMOVED'; id: string }
  | { type: 'VEHICLE.RESTORED' }
  | { type: 'FOUND_VEHICLES.OPENED' }
  | { type: 'FOUND_VEHICLES.PICKED'; records: readonly string[] }
  | { type: 'MILEAGE.OPENED'; id: string }
  | { type: 'MILEAGE.CHANGED'; id: string; use: VehicleUse }
  | { type: 'VEHICLES.CONFIRMED' }
  // Policy and quotes
  | { type: 'POLICY.CHOSEN'; answers: PolicyAnswers }
  | { type: 'TRY_AGAIN' }
  | { type: 'QUOTE.SELECTED'; quote: Quote; channel: SelectionChannel }
  | { type: 'CONTACT.CLOSED' }
  | { type: 'AGENT.WANTED'; quote: Quote }
  | { type: 'CARRIERS.WANTED'; quote: Quote }
  | ResultsEvent
  | { type: 'BUY.CHOSEN'; quote: Quote }
  | { type: 'BUY.CONFIRMED' }
  | { type: 'BUY.CLOSED' };
