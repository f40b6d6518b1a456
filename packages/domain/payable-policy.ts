import type { CalendarDate } from './calendar-date.ts';
import type { Cents } from './money.ts';

/** A policy that can be looked up for a payment. Unknown texts are empty. */
export interface PayablePolicy {
  /** Token that certifies the lookup of the policy when a payment starts. If empty, no payment can start. */
  token: string;
  policyId: string;
  policyNumber: string;
  /** In the service's words: `Auto`. */
  policyType: string;
  insuredName: string;
  /** The carrier's name. */
  company: string;
  /** Undefined when the service sent no readable date: the payment page shows it. */
  amount: Cents | undefined;
  dueDate: CalendarDate | undefined;
  isPayable: boolean;
  /** Why the policy cannot be paid, in the service's words: see `paymentMessage`. */
  message: string;
  /** The carrier's own payment page. Not validated: the page decides whether it is trusted. */
  carrierUrl: string;
}
