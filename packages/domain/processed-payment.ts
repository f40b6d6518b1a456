import type { Cents } from './money.ts';

/** The outcome of processing a payment (spec 2 §4.2). */
export interface ProcessedPayment {
  /**
   * `charged`: the money was taken, once. `notCharged`: there was nothing to process; back to the policy details.
   * `pending`: undecided. `contradictory`: the code, status and message differ about whether the card was charged, and
   * only the status of the purchase can tell.
   */
  outcome: 'charged' | 'notCharged' | 'pending' | 'contradictory' | 'failed';
  /**
   * The service's code: 200 is charged, 0 not charged, and any other failed. Beside a status or a message that says that
   * the payment was made, every other code than 200 is contradictory; beside a pending status it is pending, except 0.
   */
  resultCode: number;
  /** Undefined when the service sent no readable date. */
  amount: Cents | undefined;
  /** The service's word for the outcome. */
  status: string;
  /** The service's explanation, for the visitor. */
  message: string;
}
