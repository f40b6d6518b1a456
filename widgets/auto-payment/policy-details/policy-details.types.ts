import type { Language } from '#domain/language';
import type { PaymentOption, PolicyCustomer } from '#domain/payment-option';
import type { PolicyDetailsStrings } from './policy-details.strings.en.ts';

export interface PolicyDetailsProps {
  /** `call`: where a phone is offered. */
  labels: PolicyDetailsStrings & { call: string };
  language: Language;
  /** What is bought, in the carrier's words. */
  option: PaymentOption;
  customer: PolicyCustomer;
  /** Shows the county of the address. */
  showCounty?: boolean | undefined;
  /** Why the visitor is here again after a payment: what the service said. Empty for none. */
  message?: string | undefined;
  /** A card was given, and its bank has not answered. */
  isCardAwaited?: boolean | undefined;
  /** The service is asked what became of the card. */
  isAsking?: boolean | undefined;
  /** Asks the service what became of the card. */
  onCheck?: (() => void) | undefined;
  /** To call where something about the payment is not known; empty for none. */
  phone: string;
  /** Goes to the payment. */
  onPay: () => void;
  /** Goes back to the questions; absent where no answer can change any more. */
  onBack?: (() => void) | undefined;
}
