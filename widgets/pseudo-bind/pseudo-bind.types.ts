import type { ActorRef, AnyActorLogic, Snapshot } from 'xstate';
import type { BindQuote } from '#domain/bind-quote';
import type { Address } from '#domain/driver';
import type { Language } from '#domain/language';
import type { StateCode } from '#domain/us-state';
import type { Draft, DraftEvent, Drafts } from '#flow/drafts';
import type { Failure } from '#flow/machine/failure';
import type { NetworkEvent } from '#flow/machine/network-actor';
import type { StepMeta as FlowStepMeta } from '#flow/step-meta';
import type { AdditionalDriver, HouseholdMember } from '#forms/additional-driver/additional-driver.types';
import type { YesNo } from '#forms/questions/questions.types';
import type { VehicleName } from '#services/vehicle/detail-by-vin';
import type { PseudoBindConfig } from './pseudo-bind.config.ts';
import type { VerificationEvent } from './verification/verification.types.ts';

/** The sections with answers, in order: the stages of the progress header. */
export const stages = ['driver', 'contact', 'drivers', 'questions'] as const;
export type Stage = (typeof stages)[number];

/** The version of the saved visit. Raise it when its shape changes: a visit of another version is ignored. */
export const visitVersion = 2;

/** All sections in order: those with answers, then the wait for the agent, then the end. */
export const sections = [...stages, 'verifying', 'success'] as const;
export type Section = (typeof sections)[number];

/** The steps by their names: those of the spec (2 §2.1), and the wait for the agent. */
type StepName =
  | 'Driver Information'
  | 'Contact Preference'
  | 'Additional Driver Information'
  | 'More Questions'
  | 'Contact Verification'
  | 'Final Success';

/** The meta of a section's state. */
export interface StepMeta extends FlowStepMeta {
  section: Section;
  step: StepName;
  stage: Stage;
  /** The progress marker; empty where the spec has none. */
  marker: string;
}

export type { AdditionalDriver, HouseholdMember, YesNo };

/** The quote to buy, as the page's address names it. */
export interface QuoteReference {
  rateQuoteId: string;
  transactionId: string;
  /** The pay plan chosen on the quote; empty when the address does not have it. */
  payPlan: string;
}

// Answers are stored as their forms hold them, so that a form shows exactly what was typed.

export interface DriverAnswers {
  licenseNumber: string;
  /** `yyyy-mm-dd`. */
  birthDate: string;
  /** One per car, in the quote's order. */
  vins: readonly string[];
  hasPaperlessConsent: boolean;
}

export interface ContactAnswers {
  /** Empty where the quote has no phone number. */
  textMessages: YesNo | '';
  language: Language;
  paperless: YesNo;
  /** How the visitor agrees to go paperless; empty where they do not, or the quote has neither email nor phone. */
  optInMethod: 'email' | 'text' | '';
}

export interface Household {
  drivers: readonly HouseholdMember[];
  /** The key of a later search for the rest of the household; empty when these are all. */
  commonId: string;
}

export type LicenseCheck = { isRight: true; household: Household } | { isRight: false };

export const forms = ['driver', 'contact', 'drivers', 'questions'] as const;
export type Form = (typeof forms)[number];
export type { Draft };

/** The input of a license check. */
export interface LicenseQuestion {
  isCalifornian: boolean;
  address: Address | undefined;
  person: Pick<AdditionalDriver, 'firstName' | 'lastName' | 'birthDate' | 'licenseNumber'>;
}

/** What the service knows of a vehicle, by VIN; null for a VIN that it does not know. */
export type VehiclesByVin = Readonly<Record<string, Partial<VehicleName> | null>>;

/** Saved to resume after a reload: the answers, and which of them were checked. */
export interface Visit {
  section: Section;
  driver?: DriverAnswers | undefined;
  contact?: ContactAnswers | undefined;
  /** Undefined until the quote's own drivers were added. */
  drivers?: readonly AdditionalDriver[] | undefined;
  /** The section of additional drivers was confirmed. */
  areDriversConfirmed: boolean;
  /** By the question's code. */
  answers: Readonly<Record<string, YesNo>>;
  drafts: Drafts<Form>;
  vins: VehiclesByVin;
  /** The last license and birth date that passed the check, or came with the quote. */
  checkedLicense: string;
  /** The same for additional drivers, by id. */
  checkedDrivers: Readonly<Record<string, string>>;
  isSubmitted: boolean;
  /** The key of the search for the rest of the household; empty when it is complete. */
  commonId: string;
  /** How often it was searched. */
  followUps: number;
  /** Names of drivers whom a follow-up found, until the visitor confirms them. */
  lateDrivers: readonly string[];
}

/** The child machine that verifies email and phone. */
export type VerificationRef = ActorRef<Snapshot<unknown>, VerificationEvent>;

/** The child machine's chunk, loaded when there is something to verify. */
export interface VerificationModule {
  verificationMachine: AnyActorLogic;
}

export interface PseudoBindContext extends Visit, PseudoBindInput {
  quote: BindQuote | undefined;
  /** The license and birth date that the check found not to match, until the visitor changes them; else empty. */
  wrongLicense: string;
  /** The same for additional drivers, by id. */
  wrongDrivers: Readonly<Record<string, string>>;
  /** True from Next until the visitor types in the section again. */
  isUntouchedSinceNext: boolean;
  /** Names of drivers who were on the list twice, and are on it once now. */
  repeatedDrivers: readonly string[];
  /** Answers that are being checked. */
  pendingDriver: DriverAnswers | undefined;
  verification: VerificationRef | undefined;
  /** The contact is verified, and the agent's row holds all answers. */
  isVerified: boolean;
  /** The last failed call that stopped the visitor in this section. */
  failure: Failure | undefined;
  /** A call was refused, or failed again: the visitor may need an agent. */
  isHelpOffered: boolean;
}

export interface PseudoBindInput {
  config: PseudoBindConfig;
  quoteReference: QuoteReference;
  /** The path and query of the page's address. */
  path: string;
  /** The page configures a verification sheet; a carrier may have its own. */
  hasSheet: boolean;
  /** The state of a signed-in customer. */
  tokenState?: string | undefined;
  /** The state of the place that this device remembers. */
  placeState?: StateCode | undefined;
}

export type PseudoBindEvent =
  | { type: 'CONFIG.CHANGED'; config: PseudoBindConfig }
  | DraftEvent<Form>
  | { type: 'DRIVER.CONFIRMED'; answers: DriverAnswers }
  | { type: 'CONTACT.CONFIRMED'; answers: ContactAnswers }
  | { type: 'DRIVER.ADDED' }
  | { type: 'DRIVER.REMOVED'; id: string }
  | { type: 'HOUSEHOLD.FOUND' }
  | { type: 'DRIVERS.CONFIRMED'; drivers: readonly AdditionalDriver[] }
  | { type: 'QUESTIONS.CONFIRMED'; answers: Readonly<Record<string, YesNo>> }
  | { type: 'STAGE.CHOSEN'; stage: Stage }
  | { type: 'BACK' }
  | { type: 'RETRY' }
  | NetworkEvent
  | { type: 'CODES.REQUESTED' }
  | { type: 'PAYMENT.CHOSEN' }
  | { type: 'VERIFICATION.VERIFIED' };
