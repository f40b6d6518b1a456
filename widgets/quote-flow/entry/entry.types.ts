import type { PreviousQuote, SavedQuote } from '#domain/saved-quote';
import type { EntrySource } from './entry-source.ts';
import type { MissingField, PrefillResult } from './prefill-source.ts';

/** What a visitor is told of how they came, on the first page that they see. */
export type EntryNotice = 'leadIncomplete' | 'leadEmpty' | 'quoteNotFound' | 'noPreviousQuotes' | 'notTheOwner';

/** What opens the list of previous quotes. */
export type PreviousSearch =
  | { by: 'phone'; phone: string; birthDate: string }
  | { by: 'dates'; from: string; to: string };

/** An earlier quote, checked against the rules of the steps. */
export interface ReopenedQuote {
  prefill: PrefillResult;
  transactionId: string;
  isRequote: boolean;
}

/** How the visitor came, and what is known from there. Nothing of it is saved: it can be asked for again. */
export interface EntryContext {
  entrySource: EntrySource;
  /** The page was reloaded or gone back to: its visit goes on, it is not a visit anew. */
  isReload: boolean;
  /** The address asked for the previous quotes. */
  wantsPreviousQuotes: boolean;
  entryNotice: EntryNotice | undefined;
  /** What a partner's lead left out. */
  leadProblems: readonly MissingField[];
  /** A lead that waits for the visitor's word, because they had begun otherwise. */
  heldLead: PrefillResult | undefined;
  /** A quote of before, until it is taken up. */
  heldQuote: SavedQuote | undefined;
  /** Dates of birth that did not match. */
  failedVerifications: number;
  /** What the service said of the last one. */
  verificationMessage: string;
  previousSearch: PreviousSearch | undefined;
  previousQuotes: readonly PreviousQuote[];
  /** The one that the visitor chose. */
  previousQuote: PreviousQuote | undefined;
  /** It is to be rated anew. */
  wantsRequote: boolean;
  /** What the owner gave to be recognized by. */
  ownerBirthDate: string;
  /** For which license the customer's last quote was looked up. */
  lookedUpCustomer: string;
  /** The present rates are asked for anew for a previous quote: they may take longer. */
  isRequote: boolean;
}

export type EntryEvent =
  | { type: 'OVERRIDE.ACCEPTED' }
  | { type: 'OVERRIDE.DECLINED' }
  | { type: 'OWNER.NAMED'; birthDate: string }
  | { type: 'PREVIOUS.WANTED' }
  | { type: 'PREVIOUS.ASKED'; search: PreviousSearch }
  | { type: 'PREVIOUS.CHOSEN'; quote: PreviousQuote; isRequote: boolean }
  | { type: 'NOTICE.CLOSED' };
