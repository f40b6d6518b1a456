import type { FailureKind } from '#flow/machine/failure';
import type { SigningEvent } from '#services/auto-payment/partner-message.contract';
import type { SigningStrings } from './strings.en.ts';

/** The state of the signature according to the service; `event` only explains why the visitor is back. */
export type SigningState =
  /** The visitor can sign. */
  | { status: 'asking'; event: SigningEvent | undefined }
  /** The address is requested, or the page is about to change. */
  | { status: 'opening' }
  /** The documents expired, or the visitor declined them. The visitor can start again. */
  | { status: 'expired' | 'declined' }
  /** Signed, but not confirmed by the carrier yet. The status is requested again after a delay. */
  | { status: 'processing' }
  /** The policy is paid but not issued yet. The status is requested again after a delay. */
  | { status: 'issuing' }
  /** The policy is paid, and the carrier could not issue it. The status is requested again after a delay. */
  | { status: 'issueFailed' }
  /** The signing page did not open. `message`: from the service, may be empty. */
  | { status: 'notOpened'; kind: Exclude<FailureKind, 'offline'>; message: string };

export interface SigningProps {
  labels: SigningStrings;
  state: SigningState;
  /** The carrier's messages about the policy. */
  messages: readonly string[];
  /** The phone number for help; empty for none. */
  phone: string;
  /** Requests the address of the signing page, and opens it. */
  onSign: () => void;
  /** Requests the state of the signature from the service. */
  onCheck: () => void;
}
