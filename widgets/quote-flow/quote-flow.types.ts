import type { CoverageChoice, CoverageProduct } from '#domain/coverage';
import type { Gender, MaritalStatus } from '#domain/driver';
import type { Language } from '#domain/language';
import type { ForeignLicenseType, LicenseType } from '#domain/license-type';
import type { Place } from '#domain/place';
import type { Quote } from '#domain/quote';
import type { AdditionalRelation } from '#domain/relation';
import type { ServiceVariant } from '#domain/service-variant';
import type { SortOrder } from '#domain/sort-order';
import type { StateCode } from '#domain/us-state';
import type { Vehicle } from '#domain/vehicle';
import type { ZipLookup } from '#services/address/city-by-zip';
import type { UserType } from '#services/lead-store/lead-row';
import type { QuoteResults } from '#services/rating/get-results';
import type { SelectionChannel } from '#services/rating/select-quote';
import type { VehicleName } from '#services/vehicle/detail-by-vin';
import type { EntryContext, EntryEvent } from './entry/entry.types.ts';
import type { FlowConfig } from './quote-flow.config.ts';
import type { DriverMode, LicenseContext, LicenseEmission, LicenseEvent } from './steps/driver/license.types.ts';
import type { Found } from './steps/found/found.ts';

/** The pages of the flow, in order. */
export const steps = ['driver', 'contact', 'details', 'drivers', 'vehicles', 'policy', 'quotes'] as const;
export type Step = (typeof steps)[number];

/** The stages of the progress header, in order. */
export const stages = ['quote', 'driver', 'vehicle', 'policy'] as const;
export type Stage = (typeof stages)[number];

/** What a state says of itself; the header, the hash, `covermount:step` and analytics are derived from it. */
export interface StepMeta {
  step: Step | 'quoting' | 'noRates' | 'previousQuotes' | 'verifyOwner' | 'override';
  stage: Stage;
  /** Percent. */
  progress: number;
  /** Without its `#`; empty leaves the address as it is. */
  hash: string;
}

// Answers are kept as their forms hold them, so that a form shows again exactly what was typed.

/** Driver info 1/3. */
export interface DriverAnswers {
  firstName: string;
  lastName: string;
  /** `yyyy-mm-dd`. */
  birthDate: string;
  /** Empty when it was not asked or not given. */
  licenseNumber: string;
}

/** Driver info 2/3. */
export interface ContactAnswers {
  email: string;
  /** Ten digits. */
  phone: string;
  hasConsented: boolean;
}

/** Driver info 3/3. */
export interface DetailsAnswers {
  street: string;
  apartment: string;
  city: string;
  state: StateCode;
  zip: string;
  gender: Gender;
  maritalStatus: MaritalStatus;
  isInsured: 'yes' | 'no';
  licenseType: LicenseType;
  licenseId: string;
  /** Which kind of foreign license: a code of the service's list. */
  foreignLicenseType?: string | undefined;
  wantsHomeInsurance: boolean;
}

/** How much a vehicle is driven, as the mileage dialog asks. */
export type VehicleUse = Pick<Vehicle, 'annualMileage' | 'selectedMileage' | 'odometer' | 'commuting'>;

/** An additional driver, as the dialog asks for one. */
export interface AdditionalDriverAnswers {
  firstName: string;
  lastName: string;
  /** `yyyy-mm-dd`. */
  birthDate: string;
  gender: Gender;
  maritalStatus: MaritalStatus;
  relation: AdditionalRelation;
  /** The record of a driver that a lookup found; absent for one who was typed in. */
  foundRecord?: string;
}

export type AdditionalDriver = AdditionalDriverAnswers & { id: string };

/** The policy step. */
export interface PolicyAnswers {
  /** Months. */
  term: number;
  coverage: CoverageChoice;
  /** The name of the package, as it was shown. */
  coverageName: string;
}

/** Everything that the visitor has said and that held. */
export interface Answers {
  driver?: DriverAnswers | undefined;
  contact?: ContactAnswers | undefined;
  details?: DetailsAnswers | undefined;
  additionalDrivers: readonly AdditionalDriver[];
  vehicles: readonly Vehicle[];
  policy?: PolicyAnswers | undefined;
}

/** The forms that a visitor types in. */
export const forms = [
  'driver',
  'contact',
  'details',
  'additionalDriver',
  'vehicle',
  'foundVehicles',
  'mileage',
  'policy',
] as const;
export type Form = (typeof forms)[number];

/** A form's values as they are typed, valid or not. */
export type Draft = Readonly<Record<string, string | boolean>>;
export type Drafts = Readonly<Partial<Record<Form, Draft>>>;

/**
 * Which fields driver info 1/3 asks for; `manual` after a license lookup that found nobody, `filled` after a license
 * that told only a part.
 */
export type DriverEntry = DriverMode | 'manual' | 'filled';

/** How a vehicle is named. */
export type VehicleEntry = 'model' | 'vin';

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
  found: Found;
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
  /** The zip code that the details form holds, once it has five digits. */
  zip: string;
  /** The last lookup's answer, for `zip`. */
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
