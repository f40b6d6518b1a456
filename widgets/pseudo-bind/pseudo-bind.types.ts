import type { ActorRef, AnyActorLogic, Snapshot } from 'xstate';
import type { BindQuote } from '#domain/bind-quote';
import type { Gender, MaritalStatus } from '#domain/driver';
import type { DriverStatus } from '#domain/driver-status';
import type { Language } from '#domain/language';
import type { AdditionalRelation } from '#domain/relation';
import type { ResidenceStatus } from '#domain/residence-status';
import type { VehicleName } from '#services/vehicle/detail-by-vin';
import type { BindConfig } from './pseudo-bind.config.ts';
import type { VerificationEvent } from './verification/verification.types.ts';

/** The sections that are answered, in order: the stages of the progress header. */
export const stages = ['driver', 'contact', 'drivers', 'questions'] as const;
export type Stage = (typeof stages)[number];

/** Where a purchase can be: in a section, waiting for the agent, or through. */
export const places = [...stages, 'verifying', 'success'] as const;
export type Place = (typeof places)[number];

/** What a state says of itself; the header, `covermount:step` and analytics are derived from it. */
export interface StepMeta {
  place: Place;
  /** The name of the step event (spec 2 §2.1). */
  step: string;
  stage: Stage;
  /** Percent. */
  progress: number;
  /** The progress marker; empty where the spec has none. */
  marker: string;
}

export type YesNo = 'yes' | 'no';

/** The purchase that the page's address names. */
export interface Purchase {
  rateQuoteId: string;
  transactionId: string;
  /** The plan that was chosen on the quote; empty when the address does not say. */
  payPlan: string;
}

// Answers are kept as their forms hold them, so that a form shows again exactly what was typed.

export interface DriverAnswers {
  licenseNumber: string;
  /** `yyyy-mm-dd`. */
  birthDate: string;
  /** One a car, in the quote's order. */
  vins: readonly string[];
  hasPaperlessConsent: boolean;
}

export interface ContactAnswers {
  textMessages: YesNo;
  language: Language;
  paperless: YesNo;
  /** How paperless is agreed to; empty where it is not wanted. */
  optInMethod: 'email' | 'text' | '';
}

/** An additional driver. What is empty has not been said. */
export interface AdditionalDriver {
  id: string;
  /** Added here by the visitor, who can change and remove them. */
  isManual: boolean;
  /** The key of a driver that a lookup found. */
  foundRecord?: string | undefined;
  firstName: string;
  lastName: string;
  /** `yyyy-mm-dd`. */
  birthDate: string;
  relation: AdditionalRelation | '';
  gender: Gender | '';
  maritalStatus: MaritalStatus | '';
  licenseNumber: string;
  status: DriverStatus | '';
  residence: ResidenceStatus | '';
  action: 'include' | 'exclude' | '';
}

/** Someone whom a license check named beside the driver. */
export type HouseholdMember = Pick<AdditionalDriver, 'firstName' | 'lastName'> &
  Partial<Pick<AdditionalDriver, 'birthDate' | 'gender' | 'maritalStatus' | 'licenseNumber' | 'foundRecord'>>;

export interface Household {
  drivers: readonly HouseholdMember[];
  /** Asks later for who had not been found yet; empty when these are all. */
  commonId: string;
}

export type LicenseCheck = { isRight: true; household: Household } | { isRight: false };

export const forms = ['driver', 'contact', 'drivers', 'questions'] as const;
export type Form = (typeof forms)[number];

/** A form's values as they are typed, valid or not. */
export type Draft = Readonly<Record<string, string | boolean>>;
export type Drafts = Readonly<Partial<Record<Form, Draft>>>;

/** What the services know by a VIN; null for one that nobody knows. */
export type KnownVins = Readonly<Record<string, VehicleName | null>>;

/** What is kept to go on after a reload: answers, and what of them has been checked. */
export interface Visit {
  place: Place;
  driver?: DriverAnswers | undefined;
  contact?: ContactAnswers | undefined;
  /** Undefined until the quote's own were taken in. */
  drivers?: readonly AdditionalDriver[] | undefined;
  /** The section of additional drivers was confirmed. */
  areDriversConfirmed: boolean;
  /** By the question's code. */
  answers: Readonly<Record<string, YesNo>>;
  drafts: Drafts;
  vins: KnownVins;
  /** The license and date that were found right last, or that came with the quote. */
  checkedLicense: string;
  /** The same by driver's id. */
  checkedDrivers: Readonly<Record<string, string>>;
  isSubmitted: boolean;
  /** Asks for more of the household; empty when that is all. */
  commonId: string;
  followUps: number;
}

/** The child machine that verifies email and phone. */
export type VerificationRef = ActorRef<Snapshot<unknown>, VerificationEvent>;

/** The files of the child, which come when there is something to verify. */
export interface VerificationParts {
  verificationMachine: AnyActorLogic;
}

export interface BindContext extends Visit {
  config: BindConfig;
  purchase: Purchase;
  /** Of the page's address. */
  path: string;
  quote: BindQuote | undefined;
  /** The check said that license and date do not fit. */
  isLicenseWrong: boolean;
  /** Drivers whose license check failed. */
  wrongDrivers: readonly string[];
  /** Answers that are being checked. */
  pendingDriver: DriverAnswers | undefined;
  verification: VerificationRef | undefined;
  isVerified: boolean;
}

export interface BindInput {
  config: BindConfig;
  purchase: Purchase;
  path: string;
}

export type BindEvent =
  | { type: 'CONFIG.CHANGED'; config: BindConfig }
  | { type: 'DRAFT.CHANGED'; form: Form; values: Draft }
  | { type: 'DRIVER.CONFIRMED'; answers: DriverAnswers }
  | { type: 'CONTACT.CONFIRMED'; answers: ContactAnswers }
  | { type: 'DRIVER.ADDED' }
  | { type: 'DRIVER.REMOVED'; id: string }
  | { type: 'DRIVERS.CONFIRMED'; drivers: readonly AdditionalDriver[] }
  | { type: 'QUESTIONS.CONFIRMED'; answers: Readonly<Record<string, YesNo>> }
  | { type: 'STAGE.CHOSEN'; stage: Stage }
  | { type: 'BACK' }
  | { type: 'RETRY' }
  | { type: 'NETWORK.LOST' }
  | { type: 'NETWORK.RETURNED' }
  | { type: 'CODES.WANTED' }
  | { type: 'VERIFICATION.VERIFIED' };
