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
import type { QuoteCharge } from './payment/charge-card.ts';

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

/** The purchase, from the page's address or the saved visit. */
export interface PurchaseLink {
  transactionId: string;
  carrierId: string;
  /** The pay plan chosen on the quote; empty for the carrier’s first. */
  payPlan: string;
}

/** One intended submission. Unchanged answers keep its id, so that they are rated once. */
export interface Submission {
  id: string;
  /** The submitted answers, as JSON. */
  answers: string;
}

/** Saved to resume after a reload: the answers, and which of them were validated. */
export interface Visit extends PurchaseAnswers {
  carrierId: string;
  payPlan: string;
  drafts: Drafts<Form>;
  submission?: Submission | undefined;
  /** The charged amount according to the payment service, in cents. */
  paidAmount?: number | undefined;
  /** The transaction that the visit began with: that of the quote. */
  firstTransactionId: string;
  /** The transaction of the rated answers; empty while it is the first one. */
  boughtTransactionId: string;
  /** The card form or the visitor reported a card, and the status does not include it yet. */
  isCardReported?: boolean | undefined;
  /** The payment service has said that the card was charged. */
  isCharged?: boolean | undefined;
  /**
   * The bought transaction is that of other answers, which were charged or may have been. The visitor's own answers are
   * submitted if that charge is declined.
   */
  hasOtherAnswers?: boolean | undefined;
}

/** What is stored about a purchase. */
export interface SavedVisit {
  visit: Visit | undefined;
  /** The transaction of the quote that the page's address belongs to. */
  firstTransactionId: string;
  /** The charge of the quote that was made, or may have been; undefined without one. */
  charge: QuoteCharge | undefined;
}

/** The version of the saved visit. Raise it when its shape changes: a visit of another version is ignored. */
export const visitVersion = 1;

/** More Questions can be left with unconfirmed answers, and Underwriting be confirmed again before them. */
export const forms = [...purchaseForms, 'moreQuestions'] as const;
export type Form = (typeof forms)[number];

/** How far the purchase has come at the services. */
export interface PurchaseState {
  code: BuyNowCode;
  /** Undefined before the purchase has begun. */
  status: BuyNowStatus | undefined;
  /** A charge of these answers was made, or may have been, in any tab. */
  hasCharge?: boolean;
}

/** Why a payment was not made. */
export interface PaymentProblem {
  /** `lost`: the response did not arrive; the card may have been charged. */
  kind: 'failed' | 'notOpened' | 'lost';
  /** The service's message; may be empty. */
  message: string;
  /** The service has answered, without an outcome: only a press repeats the charge, the page asks for the status alone. */
  isAnswered?: boolean;
}

export interface AutoPaymentInput extends Pick<PurchaseContext, 'path' | 'tokenState' | 'placeState'> {
  settings: AutoPaymentConfig;
  link: PurchaseLink;
  /** The services' time, in epoch milliseconds. */
  now: () => number;
  /** How the visit of the signing page ended; the status says whether the policy is signed. */
  signingEvent: SigningEvent | undefined;
}

export interface AutoPaymentContext extends PurchaseContext, Visit, AutoPaymentInput {
  /** The settings for the shared sections: the page's settings with the questions of the section. */
  config: PurchaseConfig;
  drafts: Drafts<Form>;
  /** The section that the visitor sees; undefined before the first. */
  section: Section | undefined;
  saved: SavedQuote | undefined;
  carrierQuestions: readonly Question[];
  /** Failed status requests since the last successful one. */
  stateFailures: number;
  /** Charges whose outcome the services left open. */
  openCharges: number;
  /** The visitor requests another charge of a declined card. */
  isChargeAskedFor: boolean;
  /** A charge was made or may have been, in any tab, and this page has not seen its outcome in the status. */
  isChargeOpen: boolean;
  /** Status requests in vain after the services had completed a step. */
  statusPolls: number;
  /** Rating requests since the answers were submitted. */
  ratingPolls: number;
  state: PurchaseState | undefined;
  result: CarrierResult | undefined;
  /** Why the carrier does not sell for these answers. */
  refusals: readonly string[];
  /** The partner's address that the visitor is sent to, or that the frame shows. */
  partnerUrl: string;
  problem: PaymentProblem | undefined;
  processed: ProcessedPayment | undefined;
  /** The charge of other answers was declined, and the visitor's own were submitted instead. */
  wasOtherDeclined: boolean;
  /** The outcome of a card that was asked for could not be loaded. */
  hasCheckFailed: boolean;
  documentUrl: string;
}

export type AutoPaymentEvent =
  | PurchaseEvent<Form>
  | VisibilityEvent
  | { type: 'CONFIG.CHANGED'; settings: AutoPaymentConfig }
  | { type: 'PAY.PRESSED' }
  /** The visitor requests another charge of a declined card. */
  | { type: 'CHARGE.REQUESTED' }
  | { type: 'CARD.SUCCEEDED' }
  /** The frame has stored no card. */
  | { type: 'CARD.REFUSED' }
  | { type: 'SIGN.PRESSED' }
  | { type: 'STATUS.REQUESTED' };
