import type { PayablePolicy } from '#domain/payable-policy';
import type { PaymentErrorName, PaymentOutcome } from '#domain/payment-outcome';
import type { PaymentResult } from '#domain/payment-result';
import type { Destination } from '#flow/machine/leave-page';
import type { PaymentConfig } from './make-a-payment.config.ts';
import type { PaymentDraft, PolicyLookup } from './payment-draft.ts';
import type { PaymentVisit } from './payment-visit.ts';

export type Carrier = PaymentConfig['carriers'][number];

/** A policy that can be paid here, and its carrier. */
export interface PolicyToPay {
  policy: PayablePolicy;
  /** Undefined if the page lists no carriers. */
  carrier: Carrier | undefined;
  /** The visitor was sent to its payment page before, and no service has returned the outcome. */
  isPending: boolean;
}

/** Input of the actor that finds a policy. */
export interface PolicyRequest {
  lookup: PolicyLookup;
  carriers: readonly Carrier[];
}

/** Input of the actors that open a session and prepare its payment. */
export type SessionRequest = Pick<PolicyToPay, 'policy' | 'carrier'>;

/** Input of the actor that reads a result. */
export interface ResultRequest {
  /** The token of the page's address, or of the payment's session. */
  token: string;
  /** The policy that the visitor left to pay; empty if unknown. */
  policyId: string;
}

/** Where the payment continues: at the partner's page, or at the result of a token if nothing is left to pay. */
export interface PaymentSession {
  paymentUrl: string;
  token: string;
}

/** Why a payment cannot be made or read (spec 2 §8.5). */
export interface PaymentError {
  name: PaymentErrorName;
  /** The service's message. */
  message?: string | undefined;
  /** The carrier's page, where this policy can be paid instead. */
  carrierUrl?: string;
  /** The carrier of that page. */
  carrierName?: string;
}

/** The pages that the visitor is sent to. */
export type PaymentDestination = Destination<'payment' | 'payment-result' | 'back'>;

export interface PaymentInput {
  config: PaymentConfig;
  /** The token of a payment's result, from the page's address; empty without one. */
  token: string;
  /** Storage held a visit when the widget was mounted. */
  hasSavedVisit: boolean;
}

export interface PaymentContext extends PaymentInput {
  draft: PaymentDraft;
  lookup: PolicyLookup | undefined;
  /** The visitor was sent to the payment page: only the services know whether they paid. */
  hasLeftToPay: boolean;
  /** The policy that the visitor looked up before this page was loaded; empty if unknown. */
  savedPolicyId: string;
  found: PolicyToPay | undefined;
  destination: PaymentDestination | undefined;
  result: PaymentResult | undefined;
  error: PaymentError | undefined;
}

export type PaymentEvent =
  | { type: 'CONFIG.CHANGED'; config: PaymentConfig }
  | { type: 'DRAFT.CHANGED'; draft: PaymentDraft }
  | { type: 'FORM.SUBMITTED'; lookup: PolicyLookup }
  | { type: 'PAY.PRESSED' }
  | { type: 'CARRIER_PAGE.CHOSEN'; url: string }
  | { type: 'ERROR.CLOSED' }
  /** The visitor asks whether the payment was made. */
  | { type: 'OUTCOME.REQUESTED' }
  /** The page shows again, after another one, another tab or another app. */
  | { type: 'PAGE.SEEN' }
  | { type: 'RETRY' }
  | { type: 'BACK' }
  /** The visitor wants to look up another policy, even where `BACK` leads to another page. */
  | { type: 'FORM.REQUESTED' };

/** Events for the machine's storage actor. */
export type VisitStorageEvent =
  | { type: 'SAVE'; visit: PaymentVisit }
  /** The answers are no longer needed. The policy number is empty if unknown. */
  | { type: 'PAID'; policyNumber: string };

/** How a state is reported to the page and to analytics. */
export interface PaymentMeta {
  step: string;
  /** Progress in percent. */
  progress: number;
  outcome?: PaymentOutcome;
  /** The widget's work is done: `covermount:complete`. */
  isEnd?: boolean;
}
