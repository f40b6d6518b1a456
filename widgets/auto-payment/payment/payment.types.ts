import type { Language } from '#domain/language';
import type { Cents } from '#domain/money';
import type { PartnerMessage } from '#services/auto-payment/partner-message.contract';
import type { PaymentStrings } from './strings.en.ts';

/** The state of a payment. */
export type PaymentState =
  /** The partner's address is requested, or the page is about to change. */
  | { status: 'opening' }
  /** The visitor is at the partner's page, or came back without entering a card. */
  | { status: 'atPartner' }
  /** The partner's card form, in a frame. */
  | { status: 'framed'; url: string }
  /** The partner's page did not open. `message`: from the service, may be empty. */
  | { status: 'notOpened'; message: string }
  /** The status is requested: it says whether a card was entered. */
  | { status: 'checking'; isLate: boolean }
  /** The card is being charged (`isCharging`), or the status does not include the charge. */
  | { status: 'processing'; isLate: boolean; isCharging: boolean }
  /** The payment failed. `message`: from the service, may be empty. */
  | { status: 'failed'; message: string }
  /**
   * It is unknown whether the card was charged. Words of the service are not shown: they may claim an outcome.
   * `isCharging`: the same charge is sent again, with its key.
   */
  | { status: 'unknown'; isCharging: boolean };

export interface PaymentProps {
  labels: PaymentStrings;
  language: Language;
  /** Due now; undefined if only the payment page states it. */
  amount: Cents | undefined;
  state: PaymentState;
  /** The outcome is being requested, by the visitor or by a timer. */
  isChecking?: boolean | undefined;
  /** The phone number for help; empty for none. */
  phone: string;
  /** A validated message from the card form. */
  onCard: (message: PartnerMessage) => void;
  /** Requests the partner's page again. */
  onRetry: () => void;
  /** Charges the card that was declined again. */
  onChargeAgain: () => void;
  /** Requests the outcome of the payment from the service. */
  onCheck: () => void;
  /** Goes back to the policy; absent if the card may have been charged. */
  onBack?: (() => void) | undefined;
}
