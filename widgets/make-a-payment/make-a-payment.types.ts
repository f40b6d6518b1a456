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
  /** Undefined where the page lists no carriers. */
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
  /** Of the page's address, or of the payment's session. */
  token: string;
  /** The policy that the visitor left to pay; empty when it is not known. */
  policyId: string;
}

/** Where the payment continues: on the partner's page, or, when nothing is left to ask, at the result of a token. */
export interface PaymentSession {
  paymentUrl: string;
  token: string;
}

/** Why a payment cannot be made or read (spec 2 §8.5). */
export interface PaymentError {
  name: PaymentErrorName;
  /** In the service's words. */
  message?: string | undefined;
  /** Where this policy can be paid instead. */
  carrierUrl?: string;
  /** Whose page that is. */
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
  /** The policy that the visitor looked up before this page was loaded; empty when it is not known. */
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
  /** The page is shown again, or the visitor asks whether the payment was made. */
  | { type: 'OUTCOME.REQUESTED' }
  | { type: 'RETRY' }
  | { type: 'BACK' }
  /** The visitor wants to look up another policy, wherever `BACK` leads. */
  | { type: 'FORM.REQUESTED' };

/** What the machine sends to its storage actor. */
export type VisitStorageEvent =
  | { type: 'SAVE'; visit: PaymentVisit }
  /** The answers are not needed any more. The number of the policy is empty when it is not known. */
  | { type: 'PAID'; policyNumber: string };

/** What a state means to the page and to analytics. */
export interface PaymentMeta {
  step: string;
  /** Percent. */
  progress: number;
  outcome?: PaymentOutcome;
  /** The widget's work is done: `covermount:complete`. */
  isEnd?: boolean;
}
