import type { Language } from '#domain/language';
import type { Cents } from '#domain/money';
import type { SoldStrings } from './sold.strings.en.ts';

/** The policy documents. */
export type DocumentState =
  | { status: 'loading' }
  /** The address of an ordinary link. */
  | { status: 'shown'; url: string }
  /** `message`: what the service said, or empty. */
  | { status: 'missing'; message: string };

export interface SoldProps {
  labels: SoldStrings;
  language: Language;
  policyId: string;
  carrierName: string;
  /** Charged, where the service said it. */
  amount: Cents | undefined;
  /** Where the documents go, too; empty where it is not known. */
  email: string;
  /** False: nothing is signed online; the carrier sends the documents (spec 2 §4.2). */
  isSigned: boolean;
  document: DocumentState;
  /** What the carrier says about the policy. */
  messages: readonly string[];
  /** To call; empty for none. */
  phone: string;
  /** Asks for the documents once more. */
  onRetryDocument: () => void;
}
