import type { ActorRef, AnyActorLogic, Snapshot } from 'xstate';
import type { ChannelName } from '#domain/contact-verification';
import type { Language } from '#domain/language';
import type { YesNo } from '#domain/question';
import type { Drafts } from '#flow/drafts';
import type { StepMeta as FlowStepMeta } from '#flow/step-meta';
import {
  type PurchaseAnswers,
  type PurchaseContext,
  type PurchaseEvent,
  purchaseForms,
} from '#forms/purchase/purchase.types';
import type { PseudoBindConfig } from './pseudo-bind.config.ts';
import type { VerificationEvent, VerificationReport } from './verification/verification.types.ts';

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

/** The quote to buy, as the page's address names it. */
export interface QuoteReference {
  rateQuoteId: string;
  transactionId: string;
  /** The pay plan chosen on the quote; empty when the address does not have it. */
  payPlan: string;
}

export interface ContactAnswers {
  /** Empty where the quote has no phone number. */
  textMessages: YesNo | '';
  language: Language;
  paperless: YesNo;
  /** How the visitor agrees to go paperless; empty when they do not, or the quote has neither email nor phone. */
  optInMethod: 'email' | 'text' | '';
}

export const forms = [...purchaseForms, 'contact'] as const;
export type Form = (typeof forms)[number];

/** Saved to resume after a reload: the answers, and which of them were checked. */
export interface Visit extends PurchaseAnswers {
  section: Section;
  contact?: ContactAnswers | undefined;
  drafts: Drafts<Form>;
  isSubmitted: boolean;
  /** The visitor closed the dialogs of the codes to enter them later. */
  isVerificationPostponed: boolean;
  /** The channels of the verification that were reset after three wrong codes. */
  wasReset: Readonly<Record<ChannelName, boolean>>;
}

/** The child machine that verifies email and phone. */
export type VerificationRef = ActorRef<Snapshot<unknown>, VerificationEvent>;

/** The child machine's chunk, loaded when there is something to verify. */
export interface VerificationModule {
  verificationMachine: AnyActorLogic;
}

export interface PseudoBindContext extends PurchaseContext, Visit, PseudoBindInput {
  config: PseudoBindConfig;
  drafts: Drafts<Form>;
  verification: VerificationRef | undefined;
  /** The contact is verified, and the agent's row holds all answers. */
  isVerified: boolean;
}

export interface PseudoBindInput extends Pick<PurchaseContext, 'path' | 'tokenState' | 'placeState'> {
  config: PseudoBindConfig;
  quoteReference: QuoteReference;
  /** The page configures a verification sheet; a carrier may have its own. */
  hasSheet: boolean;
}

export type PseudoBindEvent =
  | PurchaseEvent<Form>
  | { type: 'CONFIG.CHANGED'; config: PseudoBindConfig }
  | { type: 'CONTACT.CONFIRMED'; answers: ContactAnswers }
  | { type: 'STAGE.CHOSEN'; stage: Stage }
  | { type: 'CODES.REQUESTED' }
  | { type: 'PAYMENT.CHOSEN' }
  | VerificationReport;
