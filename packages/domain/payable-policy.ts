import type { CalendarDate } from './calendar-date.ts';
import type { Cents } from './money.ts';

/** A policy whose premium somebody wants to pay. A text is empty where it is not known. */
export interface PayablePolicy {
  /** Proves, when a payment is begun, that the policy was looked up. */
  token: string;
  policyId: string;
  policyNumber: string;
  /** In the services' words: `Auto`. */
  policyType: string;
  insuredName: string;
  /** The carrier's name. */
  company: string;
  amount: Cents;
  dueDate: CalendarDate | undefined;
  isPayable: boolean;
  /** Why it is not payable, in the services' words: see `paymentMessage`. */
  message: string;
  /** Where the carrier takes payments itself. Not judged: whether it may be followed is for the page to say. */
  carrierUrl: string;
}
