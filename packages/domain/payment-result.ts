import type { CalendarDate } from './calendar-date.ts';
import type { Cents } from './money.ts';

/** The result of a payment. Unknown texts are empty. */
export interface PaymentResult {
  /**
   * The meaning of the status and the message. `alreadyMade`: another payment has paid, and this one was not made. While
   * it is `pending`, the money may have been taken or not.
   */
  outcome: 'approved' | 'alreadyMade' | 'declined' | 'pending';
  /** The service's status code. */
  status: string;
  /** The service's explanation. */
  message: string;
  policyId: string;
  policyNumber: string;
  /** Recipient of the receipt. */
  receiptEmail: string;
  carrierName: string;
  insuredName: string;
  /** Undefined when the service sent no readable date. */
  amount: Cents | undefined;
  invoiceId: string;
  payDate?: CalendarDate;
  dueDate?: CalendarDate;
  cardHolderName: string;
}
