import type { SigningEvent } from '#services/auto-payment/partner-message.contract';
import type { SigningStrings } from './signing.strings.en.ts';

/** Where the signature stands, as the service says; `event` only explains why the visitor is back. */
export type SigningState =
  /** The visitor can sign. */
  | { status: 'asking'; event: SigningEvent | undefined }
  /** The address is asked for, or the page is being left for it. */
  | { status: 'opening' }
  /** The documents of the last visit expired, or the visitor declined. Another visit can be begun. */
  | { status: 'expired' | 'declined' }
  /** Signed: the carrier has not confirmed it yet. The status is asked for again after a delay. */
  | { status: 'processing' }
  /** The policy is paid and not issued yet. The status is asked for again after a delay. */
  | { status: 'issuing' }
  /** The policy is paid, and the carrier could not issue it. The status is asked for again after a delay. */
  | { status: 'issueFailed' }
  /** The signing page did not open. `message`: what the service said, or empty. */
  | { status: 'notOpened'; message: string };

export interface SigningProps {
  labels: SigningStrings;
  state: SigningState;
  /** What the carrier says about the policy. */
  messages: readonly string[];
  /** To call; empty for none. */
  phone: string;
  /** Asks for the address of the signing page, and goes there. */
  onSign: () => void;
  /** Asks the service for the state of the signature. */
  onCheck: () => void;
}
