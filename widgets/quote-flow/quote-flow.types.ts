import type { CoverageProduct } from '#domain/coverage';
import type { DriverFacts } from '#domain/driver';
import type { Language } from '#domain/language';
import type { ForeignLicenseType } from '#domain/license-type';
import type { Place } from '#domain/place';
import type { Quote } from '#domain/quote';
import type { ServiceVariant } from '#domain/service-variant';
import type { SortOrder } from '#domain/sort-order';
import type { StateCode } from '#domain/us-state';
import type { Vehicle } from '#domain/vehicle';
import type { Failure } from '#flow/machine/failure';
import type { ZipLookup } from '#services/address/city-by-zip';
import type { UserType } from '#services/lead-store/lead-row';
import type { QuoteResults } from '#services/rating/get-results';
import type { SelectionChannel } from '#services/rating/select-quote';
import type { VehicleName } from '#services/vehicle/detail-by-vin';
import type { KnownAnswers } from '#visitor/known-answers';
import type { KnownZip } from '#visitor/record-definitions';
import type {
  EntryContext,
  EntryEvent,
  EntryNotice,
  FailedVerification,
  PreviousReference,
} from './entry/entry.types.ts';
import type { PrefillProblem } from './entry/reported-fields.ts';
import type { HouseholdRecords } from './household/household.types.ts';
import type { LicenseContext, LicenseEmission, LicenseEvent } from './license/license.types.ts';
import type { FlowConfig } from './quote-flow.config.ts';
import type { Answers } from './steps/answers.ts';
import type { ContactAnswers } from './steps/contact/contact.answers.ts';
import type { DetailsAnswers } from './steps/details/details.answers.ts';
import type { Draft, Drafts, Form } from './steps/drafts.ts';
import type { DriverEntry, DriverMode } from './steps/driver/driver-entry.ts';
import type { DriverAnswers } from './steps/driver/driver.answers.ts';
import type { AdditionalDriverAnswers, IncompleteDriver } from './steps/drivers/additional-driver.answers.ts';
import type { PolicyAnswers } from './steps/policy/policy.answers.ts';
import type { Stage, Step } from './steps/steps.ts';
import type { VehicleUse } from './steps/vehicles/mileage.answers.ts';
import type { IncompleteVehicle, VehicleEntry } from './steps/vehicles/vehicle.answers.ts';

/** One intended submission: a retry sends the same id, so nothing is rated twice. */
export interface Transaction {
  id: string;
  /** The service has accepted it; from then on only results are polled. */
  isSubmitted: boolean;
  /** The time of the visitor's request, in epoch milliseconds. */
  askedAt?: number | undefined;
  /** The rates are a previous quote's, rated again: they may take longer. */
  isRequote?: boolean | undefined;
}

/** The rates that the lead record names. */
export interface LeadRates {
  transactionId: string;
  quotes: readonly Pick<Quote, 'carrierName' | 'totalPremium'>[];
}

/** A visit, as it is saved and restored: answers, never a snapshot of the machine. */
export interface Visit {
  step: Step;
  answers: Answers;
  drafts: Drafts;
  driverEntry: DriverEntry;
  vehicleEntry: VehicleEntry;
  /** The record of the driver that a license lookup found. */
  foundRecord: string;
  /** Data of the primary driver from a license or a previous quote that no step asks for. */
  primaryFacts: DriverFacts;
  /** The customer of the link that the visit started with; empty when there is none. */
  customerId: string;
  /** The previous quote or transaction that the next submission follows. */
  previousReference: PreviousReference;
  /** The state that the chosen coverages are for; empty when unknown. */
  policyState: StateCode | '';
  /** The license image that is not uploaded yet; empty when there is none. */
  fileId: string;
  /** The public records of the household. */
  householdRecords: HouseholdRecords;
  /** The drivers of a lead whom the visitor completes or removes before prices are requested. */
  incompleteDrivers?: readonly IncompleteDriver[] | undefined;
  /** The vehicles of a lead that the visitor completes or leaves out before prices are requested; the first is open. */
  incompleteVehicles?: readonly IncompleteVehicle[] | undefined;
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
  /** The last rates of this visit: the lead record stays quoted when an answer changes. */
  leadRates?: LeadRates | undefined;
  /** The zip code that this device remembered when the visit was saved. */
  placeZip: string;
  userType: UserType;
  /** The key of the lead or quote link that the visit started with. */
  entryKey: string;
  entryNotice?: EntryNotice | undefined;
  /** The missing and invalid fields of a partner's lead. */
  leadProblems: readonly PrefillProblem[];
  /** The failed verifications of each quote. They are saved, so that a reload or the list allows no further attempt. */
  failedVerifications: readonly FailedVerification[];
}

export interface FlowInput {
  config: FlowConfig;
  /** The hash of the page's address, without its `#`. */
  hash: string;
  language: Language;
  /** Path and query of the page's address. */
  path: string;
  /** The page was reloaded or restored from history. */
  isReload: boolean;
  /** A saved visit may exist; without one the first step shows at once. */
  hasSavedVisit: boolean;
  /** The place from the zip form or an earlier visit. */
  place?: Place | undefined;
  /** The zip code that another widget has just looked up. */
  zipLookup?: KnownZip | undefined;
  /** The state of a signed-in customer. */
  tokenState?: string | undefined;
  /** Creates a unique id for a submission. */
  createId: () => string;
  now: () => number;
}

export interface FlowContext extends Omit<Visit, 'placeZip'>, EntryContext, LicenseContext {
  config: FlowConfig;
  path: string;
  tokenState: string | undefined;
  variant: ServiceVariant;
  /** The service variant of the requested token. */
  tokenVariant: ServiceVariant;
  createId: () => string;
  now: () => number;
  /** The step to open next: from a saved visit, the hash or the header. */
  targetStep: Step;
  /** The initial hash named a step. */
  hasStepInHash: boolean;
  hasSavedVisit: boolean;
  /** An earlier part of this visit wrote a lead record. */
  leadMayExist: boolean;
  /** The place that this device remembers from the zip form or an earlier visit. */
  rememberedPlace: Place | undefined;
  /**
   * The visitor's answers to other widgets of this site, which prefill forms; empty for a lead or a link to a quote.
   */
  knownAnswers: Partial<KnownAnswers>;
  /** The last zip lookup's response, with its zip code. */
  zipResponse: (ZipLookup & { zip: string }) | undefined;
  /** The vehicle removed last, which can be restored. */
  removedVehicle: Vehicle | undefined;
  /** The key of the last searched household. */
  searchedHousehold: string;
  /** The driver whose removal the open dialog confirms. */
  removing: string;
  years: readonly number[];
  makes: readonly string[];
  models: readonly string[];
  /** The decoded vehicles, with their VIN. */
  decoded: { vin: string; choices: readonly VehicleName[] } | undefined;
  products: readonly CoverageProduct[];
  productsState: string;
  /** The language of the loaded packages. */
  productsLanguage: Language;
  language: Language;
  /** The types of foreign licenses; undefined until they are loaded. */
  foreignLicenseTypes: readonly ForeignLicenseType[] | undefined;
  rates: QuoteResults;
  /** Why the last call for rates failed; undefined while calls succeed. */
  ratesFailure: Failure | undefined;
  agentsAreIdle: boolean;
  /** The last failed call that can be retried. */
  failure: Failure | undefined;
  /** Why there is no token. */
  sessionFailure: Failure | undefined;
  /** The quote of the open purchase or contact dialog. */
  chosenQuote: Quote | undefined;
  channel: SelectionChannel;
  /** The partner's page, once it is loaded and its origin is trusted. */
  buyUrl: string;
  /** The rate of the partner's page that stays open behind the quotes. */
  openPurchase: string;
}

/** Events about quotes that change no state: sent to analytics, and chat to the page. */
export type ResultsEvent =
  | { type: 'QUOTE.DETAILED'; quote: Quote }
  | { type: 'QUOTE.CHATTED'; quote: Quote }
  | { type: 'QUOTES.ARRANGED'; sortOrder: SortOrder; filter: 'all' | 'buyable' }
  | { type: 'QUOTES.COMPARED'; quoteCount: number }
  | { type: 'QUOTES.PRINTED'; quoteCount: number };

/** The events that the machine emits. */
export type FlowEmission = ResultsEvent | LicenseEmission;

export type FlowEvent =
  | EntryEvent
  // Navigation
  | { type: 'BACK' }
  | { type: 'RETRY' }
  | { type: 'STAGE.CHOSEN'; stage: Stage }
  | { type: 'HASH.CHANGED'; hash: string }
  | { type: 'CONFIG.CHANGED'; config: FlowConfig }
  | { type: 'LANGUAGE.CHANGED'; language: Language }
  /** `isEarly`: typed into the first form before the machine was ready; only the fields that were typed into. */
  | { type: 'DRAFT.CHANGED'; form: Form; values: Draft; isEarly?: boolean }
  // Network
  | { type: 'NETWORK.LOST' }
  | { type: 'NETWORK.RETURNED' }
  // The page, while the results are on it
  | { type: 'PAGE.HIDDEN' }
  | { type: 'PAGE.SEEN' }
  // Driver info
  | { type: 'MODE.CHOSEN'; mode: DriverMode }
  | LicenseEvent
  | { type: 'LICENSE.SUBMITTED'; licenseNumber: string; birthDate: string }
  | { type: 'DRIVER.SUBMITTED'; answers: DriverAnswers }
  | { type: 'CONTACT.SUBMITTED'; answers: ContactAnswers }
  | { type: 'DETAILS.SUBMITTED'; answers: DetailsAnswers }
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
  | { type: 'VEHICLE.SUBMITTED'; vehicle: Omit<Vehicle, 'id'> }
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
  | { type: 'AGENT.REQUESTED'; quote: Quote }
  | { type: 'CARRIERS.REQUESTED'; quote: Quote }
  | ResultsEvent
  | { type: 'BUY.CHOSEN'; quote: Quote }
  | { type: 'BUY.CONFIRMED' }
  | { type: 'BUY.CLOSED' };
