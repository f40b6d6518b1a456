import type { CoverageChoice, CoverageProduct } from '#domain/coverage';
import type { Gender, MaritalStatus } from '#domain/driver';
import type { LicenseType } from '#domain/license-type';
import type { Place } from '#domain/place';
import type { Quote } from '#domain/quote';
import type { AdditionalRelation } from '#domain/relation';
import type { ServiceVariant } from '#domain/service-variant';
import type { StateCode } from '#domain/us-state';
import type { Vehicle } from '#domain/vehicle';
import type { ZipLookup } from '#services/address/city-by-zip';
import type { QuoteResults } from '#services/rating/get-results';
import type { SelectionChannel } from '#services/rating/select-quote';
import type { VehicleName } from '#services/vehicle/detail-by-vin';
import type { FlowConfig } from './quote-flow.config.ts';

/** The pages of the flow, in order. */
export const steps = ['driver', 'contact', 'details', 'drivers', 'vehicles', 'policy', 'quotes'] as const;
export type Step = (typeof steps)[number];

/** The stages of the progress header, in order. */
export const stages = ['quote', 'driver', 'vehicle', 'policy'] as const;
export type Stage = (typeof stages)[number];

/** What a state says of itself; the header, the hash, `covermount:step` and analytics are derived from it. */
export interface StepMeta {
  step: Step | 'quoting' | 'noRates';
  stage: Stage;
  /** Percent. */
  progress: number;
  /** Without its `#`. */
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
  wantsHomeInsurance: boolean;
}

/** An additional driver, as the dialog asks for one. */
export interface AdditionalDriverAnswers {
  firstName: string;
  lastName: string;
  /** `yyyy-mm-dd`. */
  birthDate: string;
  gender: Gender;
  maritalStatus: MaritalStatus;
  relation: AdditionalRelation;
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
export const forms = ['driver', 'contact', 'details', 'additionalDriver', 'vehicle', 'policy'] as const;
export type Form = (typeof forms)[number];

/** A form's values as they are typed, valid or not. */
export type Draft = Readonly<Record<string, string | boolean>>;
export type Drafts = Readonly<Partial<Record<Form, Draft>>>;

/** Which fields driver info 1/3 asks for; `manual` after a license lookup that found nobody. */
export type DriverEntry = 'noLicense' | 'license' | 'manual';

/** How a vehicle is named. */
export type VehicleEntry = 'model' | 'vin';

/** One submission that the visitor means: sent again with the same id, nothing is rated twice. */
export interface Transaction {
  id: string;
  /** The service has taken it; from here on only its results are asked for. */
  isSubmitted: boolean;
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
  /** The additional driver in the open dialog: an id, `new`, or empty. */
  editing: string;
  isAddingVehicle: boolean;
  transaction?: Transaction | undefined;
  /** When the lead record was first written, in epoch milliseconds: half of its key. */
  visitedAt: number;
  /** The email that the lead record was first written with: the other half. */
  leadEmail: string;
  /** The zip code that this device remembered when the visit was saved. */
  placeZip: string;
}

export interface FlowInput {
  config: FlowConfig;
  /** Of the page's address, without its `#`. */
  hash: string;
  /** Path of the page's address. */
  path: string;
  /** An earlier visit may be found; without one the first step shows at once. */
  hasSavedVisit: boolean;
  /** What the zip form, or an earlier visit, left. */
  place?: Place | undefined;
  /** Makes an id that no other submission has. */
  createId: () => string;
  now: () => number;
}

export interface FlowContext extends Visit {
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
  /** The driver that a dialog asks to remove. */
  removing: string;
  years: readonly number[];
  makes: readonly string[];
  models: readonly string[];
  /** What the VIN named, with the VIN that it was asked for. */
  decoded: { vin: string; choices: readonly VehicleName[] } | undefined;
  products: readonly CoverageProduct[];
  productsState: string;
  rates: QuoteResults;
  agentsAreIdle: boolean;
  /** The quote that the open dialog is about: being bought, or asked about. */
  chosenQuote: Quote | undefined;
  channel: SelectionChannel;
  /** The partner's page, once it is known and its origin is trusted. */
  buyUrl: string;
}

export type FlowEvent =
  // The way through
  | { type: 'BACK' }
  | { type: 'RETRY' }
  | { type: 'STAGE.CHOSEN'; stage: Stage }
  | { type: 'HASH.CHANGED'; hash: string }
  | { type: 'CONFIG.CHANGED'; config: FlowConfig }
  | { type: 'DRAFT.CHANGED'; form: Form; values: Draft }
  // The world
  | { type: 'NETWORK.LOST' }
  | { type: 'NETWORK.RETURNED' }
  // Driver info
  | { type: 'MODE.CHOSEN'; mode: 'noLicense' | 'license' }
  | { type: 'LICENSE.GIVEN'; licenseNumber: string; birthDate: string }
  | { type: 'DRIVER.NAMED'; answers: DriverAnswers }
  | { type: 'CONTACT.GIVEN'; answers: ContactAnswers }
  | { type: 'ZIP.TYPED'; zip: string }
  | { type: 'DETAILS.GIVEN'; answers: DetailsAnswers }
  // Additional drivers
  | { type: 'DRIVER.OPENED'; id: string }
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
  | { type: 'MILEAGE.CHANGED'; id: string; annualMileage: number }
  | { type: 'VEHICLES.CONFIRMED' }
  // Policy and quotes
  | { type: 'POLICY.CHOSEN'; answers: PolicyAnswers }
  | { type: 'TRY_AGAIN' }
  | { type: 'QUOTE.SELECTED'; quote: Quote; channel: SelectionChannel }
  | { type: 'CONTACT.CLOSED' }
  | { type: 'BUY.CHOSEN'; quote: Quote }
  | { type: 'BUY.CONFIRMED' }
  | { type: 'BUY.CLOSED' };
