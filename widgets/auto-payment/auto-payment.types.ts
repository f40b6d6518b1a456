import type { BuyNowCode, BuyNowStatus } from '#domain/buy-now-status';
import type { CarrierResult } from '#domain/payment-option';
import type { Question } from '#domain/question';
import type { SavedQuote } from '#domain/saved-quote';
import type { Drafts } from '#flow/drafts';
import type { VisibilityEvent } from '#flow/machine/visibility-actor';
import type { FrameEvent } from '#flow/partner-frame/partner-frame.setup';
import type { StepMeta as FlowStepMeta } from '#flow/step-meta';
import {
  type PurchaseAnswers,
  type PurchaseContext,
  type PurchaseEvent,
  purchaseForms,
} from '#forms/purchase/purchase.types';
import type { AutoPaymentConfig } from './auto-payment.config.ts';

/** The stages of the progress header (spec 2 §2.2). */
export const stages = ['driverStage', 'vehicleStage', 'policyStage', 'quoteStage'] as const;
export type Stage = (typeof stages)[number];

/** The sections with answers, in order. */
export const answerSections = ['driver', 'drivers', 'vehicles', 'underwriting'] as const;
export type AnswerSection = (typeof answerSections)[number];

/** All sections, in order; the waits among them. */
export const sections = [
  ...answerSections,
  'moreQuestions',
  'rating',
  'resultFailed',
  'policy',
  'payment',
  'processing',
  'paymentFailed',
  'eSign',
  'sold',
] as const;
export type Section = (typeof sections)[number];

/** The meta of a section's state. */
export interface StepMeta extends FlowStepMeta {
  section: Section;
  stage: Stage;
  /** The tag of the page view; empty where the spec has none. */
  marker: string;
}

/** The purchase, as the page's address names it. Missing parts are empty. */
export interface AddressedPurchase {
  transactionId: string;
  carrierId: string;
  payPlan: string;
}

/** What a car is used for, as the form holds it. An empty field is unanswered. */
export interface VehicleUse {
  mileage: string;
  odometer: string;
  commutes: 'yes' | 'no' | '';
  commutingDays: string;
  commutingStreet: string;
  commutingCity: string;
  commutingZip: string;
}

export const forms = [...purchaseForms, 'vehicles'] as const;
export type Form = (typeof forms)[number];

/** A submission of the answers: repeated with the same id, it is rated once. */
export interface Submission {
  id: string;
  /** The answers that the id was made for. */
  of: string;
}

/** Saved to resume after a reload: the answers. How far the purchase has come, the service says. */
export interface Visit extends PurchaseAnswers {
  section: Section;
  drafts: Drafts<Form>;
  /** One for each car, in the quote's order. */
  vehicleUses?: readonly VehicleUse[] | undefined;
  submission?: Submission | undefined;
  /** The transaction that the purchase goes on with after its submission; empty: that of the address. */
  continuedAs: string;
  carrierId: string;
}

export interface PurchaseStatus {
  code: BuyNowCode;
  status: BuyNowStatus;
}

/** What stopped the purchase on its way, until the visitor tries again. */
export type Problem =
  | 'declined'
  | 'notCharged'
  | 'chargeFailed'
  | 'paymentPage'
  | 'signingPage'
  | 'signDeclined'
  | 'signExpired'
  | 'signClosed'
  | 'signFailed';

export interface AutoPaymentContext extends PurchaseContext, Visit, AutoPaymentInput {
  config: AutoPaymentConfig;
  drafts: Drafts<Form>;
  /** What was submitted for the quote. */
  saved: SavedQuote | undefined;
  /** The service's questions; undefined until they are loaded. */
  carrierQuestions: readonly Question[] | undefined;
  purchase: PurchaseStatus | undefined;
  result: CarrierResult | undefined;
  problem: Problem | undefined;
  /** What the service said about the problem or the failed payment; empty where it said nothing. */
  problemText: string;
  /** A payment was asked for, and nobody has told what became of it. */
  isPaymentDoubtful: boolean;
  /** The address of the partner's page. */
  partnerUrl: string;
  /** The key of the wish to sign; empty when its address was used. */
  signIntent: string;
  documentUrl: string;
  /** The first section was reached. */
  hasArrived: boolean;
}

export interface AutoPaymentInput extends Pick<PurchaseContext, 'path' | 'tokenState' | 'placeState'> {
  config: AutoPaymentConfig;
  address: AddressedPurchase;
}

export type AutoPaymentEvent =
  | PurchaseEvent<Form>
  | VisibilityEvent
  | FrameEvent
  | { type: 'CONFIG.CHANGED'; config: AutoPaymentConfig }
  | { type: 'VEHICLES.CONFIRMED'; uses: readonly VehicleUse[] }
  | { type: 'STAGE.CHOSEN'; stage: Stage }
  /** The policy details are right. */
  | { type: 'POLICY.ACCEPTED' }
  | { type: 'PAY.PRESSED' }
  | { type: 'SIGN.PRESSED' }
  /** The visitor wants the partner's page in a window; the view has opened an empty one. */
  | { type: 'WINDOW.CHOSEN' }
  /** The visitor wants to know how the purchase stands. */
  | { type: 'STATUS.REQUESTED' };
