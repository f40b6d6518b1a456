import type { CalendarDate } from './calendar-date.ts';
import type { Cents } from './money.ts';

/** The result of a payment. Unknown texts are empty. */
export interface PaymentResult {
  /** True for the status `A`: the payment was made. Any other status means that it was not. */
  isApproved: boolean;
  /** The service's status code. */
  status: string;
  /** The service's explanation. */
  message: string;
  policyId: string;
  policyNumber: string;
  carrierName: string;
  insuredName: string;
  amount: Cents;
  invoiceId: string;
  payDate?: CalendarDate;
  dueDate?: CalendarDate;
  cardHolderName: string;
}
