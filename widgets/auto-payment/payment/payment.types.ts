import type { Language } from '#domain/language';
import type { Cents } from '#domain/money';
import type { PartnerMessage } from '#services/auto-payment/partner-message.contract';
import type { PaymentStrings } from './payment.strings.en.ts';

/** Where a payment stands. */
export type PaymentState =
  /** The partner's address is asked for, or the page is being left for it. */
  | { status: 'opening' }
  /** The visitor is at the partner's page, or came back without having given a card. */
  | { status: 'away' }
  /** The partner's card form, in a frame. */
  | { status: 'framed'; url: string }
  /** The partner's page did not open. `message`: what the service said, or empty. */
  | { status: 'notOpened'; message: string }
  /** The service says whether a card was given. */
  | { status: 'checking'; isLate: boolean }
  /** The card is being charged. */
  | { status: 'processing'; isLate: boolean }
  /** The payment failed. `message`: what the service said, or empty. */
  | { status: 'failed'; message: string }
  /** It is not known whether the card was charged. `message`: what the service said, or empty. */
  | { status: 'unknown'; message: string };

export interface PaymentProps {
  labels: PaymentStrings;
  language: Language;
  /** Due now; undefined where only the payment page says it. */
  amount: Cents | undefined;
  state: PaymentState;
  /** To call; empty for none. */
  phone: string;
  /** A validated message from the card form. */
  onCard: (message: PartnerMessage) => void;
  /** Requests the partner's page again. */
  onRetry: () => void;
  /** Charges the card that was declined again. */
  onChargeAgain: () => void;
  /** Asks the service what became of the payment. */
  onCheck: () => void;
  /** Back to the policy; absent where the card may have been charged. */
  onBack?: (() => void) | undefined;
}
