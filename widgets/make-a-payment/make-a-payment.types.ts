import type { PayablePolicy } from '#domain/payable-policy';
import type { PaymentTrouble } from '#domain/payment-outcome';
import type { PaymentResult } from '#domain/payment-result';
import type { PaymentConfig } from './make-a-payment.config.ts';

/** What a policy is looked up by. */
export interface Lookup {
  policyNumber: string;
  email: string;
  /** Ten digits. */
  phone: string;
  /** `yyyy-mm-dd`. */
  birthDate: string;
}

export type Carrier = PaymentConfig['carriers'][number];

/** A policy that can be paid here, and whose it is. */
export interface Found {
  policy: PayablePolicy;
  /** None where the page lists no carriers. */
  carrier: Carrier | undefined;
}

/** Where the payment goes on: at the partner's page, or, where nothing is left to ask, at the result of a token. */
export interface Session {
  paymentUrl: string;
  token: string;
}

/** What stands in the way of a payment (spec 2 §8.5). */
export interface Trouble {
  name: PaymentTrouble;
  /** In the service's words. */
  message?: string;
  /** Where this policy can be paid instead. */
  carrierUrl?: string;
}

/** Where the visitor is taken, once all that has to be kept and told of this page is. */
export interface Destination {
  url: string;
  reason: 'payment' | 'payment-result';
}

/**
 * Where the payment is: form → looking → opening → details → leaving → pending, and on the way back reading → paid |
 * failed.
 */
export type PaymentState =
  /** What an earlier visit left is being read. */
  | { is: 'starting' }
  | { is: 'form'; trouble?: Trouble }
  | { is: 'looking'; lookup: Lookup; hasLeft: boolean }
  /** Asking for the session, and with it for the truth: it says so when the payment is made. `session` is what it was before. */
  | { is: 'opening'; found: Found; hasLeft: boolean; session?: Session }
  | { is: 'details'; found: Found; session: Session; trouble?: Trouble }
  /** Pay was pressed: the session is asked for once more, because this page may have stood open for hours. */
  | { is: 'leaving'; found: Found; session: Session }
  /** The visitor is at the payment page, or was, and nobody knows here what came of it. */
  | { is: 'pending'; found: Found; session: Session; goesTo?: Destination; trouble?: Trouble }
  /** Paid: nothing to pay is offered any more. */
  | { is: 'approved'; found: Found }
  | { is: 'alreadyMade' }
  | { is: 'reading'; token: string }
  | { is: 'unread'; token: string; trouble: Trouble }
  | { is: 'paid'; result: PaymentResult }
  | { is: 'failed'; result: PaymentResult };

export type PaymentEvent =
  | { type: 'VISIT.RESUMED'; lookup: Lookup; hasLeft: boolean }
  | { type: 'VISIT.NEW' }
  | { type: 'FORM.SUBMITTED'; lookup: Lookup }
  | { type: 'POLICY.FOUND'; found: Found }
  | { type: 'SESSION.OPENED'; session: Session }
  | { type: 'SESSION.APPROVED' }
  | { type: 'PAYMENT.ALREADY_MADE' }
  | { type: 'TROUBLE.CAME'; trouble: Trouble }
  | { type: 'TROUBLE.READ' }
  | { type: 'PAY.PRESSED' }
  | { type: 'PAGE.LEFT'; session: Session; goesTo: Destination }
  /** The visitor is back from the payment page, or wants to know. */
  | { type: 'OUTCOME.ASKED' }
  | { type: 'RESULT.READ'; result: PaymentResult }
  | { type: 'RETRY' }
  | { type: 'BACK' };
