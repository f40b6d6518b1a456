import type { Cents } from './money.ts';

/** The outcome of processing a payment (spec 2 §4.2). */
export interface ProcessedPayment {
  /**
   * `charged`: the money was taken, once. `notCharged`: there was nothing to process; back to the policy details.
   * `pending`: undecided.
   */
  outcome: 'charged' | 'notCharged' | 'pending' | 'failed';
  /** The service's code: 200 is charged, 0 not charged, and any other failed, unless the status is pending or says that the payment was made. */
  resultCode: number;
  /** Undefined when the service sent no readable date. */
  amount: Cents | undefined;
  /** The service's word for the outcome. */
  status: string;
  /** The service's explanation, for the visitor. */
  message: string;
}
