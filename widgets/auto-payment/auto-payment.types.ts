import type { BuyNowCode, BuyNowStatus } from '#domain/buy-now-status';
import type { CarrierResult } from '#domain/payment-option';
import type { ProcessedPayment } from '#domain/processed-payment';
import type { Question } from '#domain/question';
import type { SavedQuote } from '#domain/saved-quote';
import type { Drafts } from '#flow/drafts';
import type { VisibilityEvent } from '#flow/machine/visibility-actor';
import type { StepMeta as FlowStepMeta } from '#flow/step-meta';
import type { PurchaseConfig } from '#forms/purchase/purchase.config';
import {
  type PurchaseAnswers,
  type PurchaseContext,
  type PurchaseEvent,
  purchaseForms,
} from '#forms/purchase/purchase.types';
import type { SigningEvent } from '#services/auto-payment/partner-message.contract';
import type { AutoPaymentConfig } from './auto-payment.config.ts';

/** The stages of the progress header, by the spec’s ids (spec 2 §2.2). */
export const stages = ['driverStage', 'vehicleStage', 'policyStage', 'quoteStage'] as const;
export type Stage = (typeof stages)[number];

/** The sections, in order. `rating`: the carrier rates the answers. */
export const sections = [
  'driver',
  'drivers',
  'underwriting',
  'moreQuestions',
  'rating',
  'policy',
  'payment',
  'signing',
  'sold',
] as const;
export type Section = (typeof sections)[number];

export type StepName =
  | 'Driver Information'
  | 'Additional Driver Information'
  | 'Underwriting'
  | 'More Questions'
  | 'Rating'
  | 'Policy Details'
  | 'Payment'
  | 'E-Sign'
  | 'Sold';

/** The meta of a section's state. */
export interface StepMeta extends FlowStepMeta {
  section: Section;
  step: StepName;
  stage: Stage;
  /** Percent in the short progress set (spec 2 §2.2: 30, 35, 67, 100). */
  shortProgress: number;
  /** The tag of the page view; empty where the spec has none. */
  marker: string;
}

/** The purchase, as the page's address names it, or as it was saved. */
export interface PurchaseLink {
  transactionId: string;
  carrierId: string;
  /** The pay plan chosen on the quote; empty for the carrier’s first. */
  payPlan: string;
}

/** One intended submission. The same answers keep its id, so that they are rated once. */
export interface Submission {
  id: string;
  /** The answers that it is for. */
  answers: string;
}

/** Saved to resume after a reload: the answers, and which of them were checked. */
export interface Visit extends PurchaseAnswers {
  carrierId: string;
  payPlan: string;
  drafts: Drafts<Form>;
  submission?: Submission | undefined;
  /** What the payment service said that it has charged, in cents. */
  paidAmount?: number | undefined;
  /** The transaction that the services continue with; empty for that of the address. */
  boughtTransactionId: string;
}

/** The version of the saved visit. Raise it when its shape changes: a visit of another version is ignored. */
export const visitVersion = 1;

export const forms = purchaseForms;
export type Form = (typeof forms)[number];

/** How far the purchase has come at the services. */
export interface PurchaseState {
  code: BuyNowCode;
  /** Undefined before the purchase has begun. */
  status: BuyNowStatus | undefined;
}

/** Why a payment was not made. */
export interface PaymentProblem {
  /** `lost`: the answer did not arrive; the card may have been charged. */
  kind: 'failed' | 'notOpened' | 'lost';
  /** What the service said; empty for nothing. */
  message: string;
}

export interface AutoPaymentInput extends Pick<PurchaseContext, 'path' | 'tokenState' | 'placeState'> {
  settings: AutoPaymentConfig;
  link: PurchaseLink;
  /** The services' time, in epoch milliseconds. */
  now: () => number;
  /** How the visit of the signing page ended that returned here; the service says whether the policy is signed. */
  signingEvent: SigningEvent | undefined;
}

export interface AutoPaymentContext extends PurchaseContext, Visit, AutoPaymentInput {
  /** What the shared sections read: the page's settings with the questions of the section. */
  config: PurchaseConfig;
  drafts: Drafts<Form>;
  /** The section that the visitor sees; undefined before the first. */
  section: Section | undefined;
  saved: SavedQuote | undefined;
  carrierQuestions: readonly Question[];
  /** How often the status could not be had since it last could. */
  stateFailures: number;
  /** How often the card was to be charged, and the services left open whether it was. */
  openCharges: number;
  /** The visitor asks for a charge of a card that was declined. */
  isChargeAskedFor: boolean;
  /** How often the status was asked for in vain after the services had done what was asked. */
  statusLooks: number;
  /** How often the carrier was asked since the answers were submitted whether it has rated them. */
  ratingLooks: number;
  state: PurchaseState | undefined;
  result: CarrierResult | undefined;
  /** Why the carrier does not sell with these answers. */
  refusals: readonly string[];
  /** The partner's address that the visitor is sent to, or that a frame shows. */
  partnerUrl: string;
  problem: PaymentProblem | undefined;
  processed: ProcessedPayment | undefined;
  documentUrl: string;
}

export type AutoPaymentEvent =
  | PurchaseEvent<Form>
  | VisibilityEvent
  | { type: 'CONFIG.CHANGED'; settings: AutoPaymentConfig }
  | { type: 'PAY.PRESSED' }
  /** The card that was declined is to be charged again. */
  | { type: 'CHARGE.REQUESTED' }
  | { type: 'CARD.SUCCEEDED' }
  /** The frame has kept no card. */
  | { type: 'CARD.REFUSED' }
  | { type: 'SIGN.PRESSED' }
  | { type: 'STATUS.REQUESTED' };
