import type { Cents } from './money.ts';

/** What became of a payment that was to be processed (spec 2 §4.2). */
export interface ProcessedPayment {
  /** `charged`: the money was taken, once. `notCharged`: there was nothing to process; back to the policy details. `pending`: not decided. */
  outcome: 'charged' | 'notCharged' | 'pending' | 'failed';
  /** The service's code: 200 charged, 0 not charged, any other failed, unless its status says that it is pending. */
  resultCode: number;
  /** Undefined when the service sent none that can be read. */
  amount: Cents | undefined;
  /** The service's word for the outcome. */
  status: string;
  /** The service's explanation, for the visitor. */
  message: string;
}
