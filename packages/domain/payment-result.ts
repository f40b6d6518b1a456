import type { CalendarDate } from './calendar-date.ts';
import type { Cents } from './money.ts';

/** What became of a payment. A text is empty where it is not known. */
export interface PaymentResult {
  /** The status is `A`: the money is on its way. Any other means that it is not. */
  isApproved: boolean;
  /** In the services' letters. */
  status: string;
  /** Why, in the services' words. */
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
