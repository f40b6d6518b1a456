import type { Language } from '#domain/language';
import type { Cents } from '#domain/money';
import type { FailureKind } from '#flow/machine/failure';
import type { SoldStrings } from './strings.en.ts';

/** The policy documents. */
export type DocumentState =
  | { status: 'loading' }
  /** The address of an ordinary link. */
  | { status: 'shown'; url: string }
  /** `message`: from the service, may be empty. */
  | { status: 'missing'; kind: Exclude<FailureKind, 'offline'>; message: string };

export interface SoldProps {
  labels: SoldStrings;
  language: Language;
  policyId: string;
  carrierName: string;
  /** The charged amount; undefined if the service did not state it. */
  amount: Cents | undefined;
  /** The email address that also receives the documents; empty if unknown. */
  email: string;
  /** False if nothing is signed online: the carrier sends the documents (spec 2 §4.2). */
  isSigned: boolean;
  document: DocumentState;
  /** The carrier's messages about the policy. */
  messages: readonly string[];
  /** The phone number for help; empty for none. */
  phone: string;
  /** Requests the documents again. */
  onRetryDocument: () => void;
}
