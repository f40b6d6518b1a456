import type { Language } from '#domain/language';
import type { PaymentOption, PolicyCustomer } from '#domain/payment-option';
import type { PolicyDetailsStrings } from './strings.en.ts';

export interface PolicyDetailsProps {
  /** `call`: the link to the phone number. */
  labels: PolicyDetailsStrings & { call: string };
  language: Language;
  /** The option that is bought, in the carrier's words. */
  option: PaymentOption;
  customer: PolicyCustomer;
  /** Shows the county of the address. */
  showCounty?: boolean | undefined;
  /** The service's message about a payment that was not made; undefined if there was none, and possibly empty. */
  message?: string | undefined;
  /** A payment for other answers was not made; the policy may have another price. */
  wasOtherDeclined?: boolean | undefined;
  /** `awaited`: the bank of a card has not answered. `unknown`: a card was reported that the status does not have yet. */
  card?: 'awaited' | 'unknown' | undefined;
  /** The outcome of the card is requested from the service. */
  isAsking?: boolean | undefined;
  /** The outcome was requested, and the service did not answer. */
  hasCheckFailed?: boolean | undefined;
  /** Requests the outcome of the card from the service. */
  onCheck?: (() => void) | undefined;
  /** The phone number for questions about the payment; empty for none. */
  phone: string;
  /** Goes to the payment. */
  onPay: () => void;
  /** Goes back to the questions; absent if answers can no longer change. */
  onBack?: (() => void) | undefined;
}
