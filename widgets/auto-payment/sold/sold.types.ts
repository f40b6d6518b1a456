import type { Language } from '#domain/language';
import type { Cents } from '#domain/money';
import type { SoldStrings } from './sold.strings.en.ts';

/** The policy documents: the address of an ordinary link. */
export type DocumentState = { status: 'loading' } | { status: 'shown'; url: string } | { status: 'missing' };

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
