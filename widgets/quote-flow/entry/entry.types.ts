import type { PreviousQuote, SavedQuote } from '#domain/saved-quote';
import type { EntrySource } from './entry-source.ts';
import type { MissingField, PrefillResult } from './prefill-source.ts';

/** The notice about the entry, on the first page shown. */
export type EntryNotice = 'leadIncomplete' | 'leadEmpty' | 'quoteNotFound' | 'noPreviousQuotes' | 'notTheOwner';

/** The search for previous quotes. */
export type PreviousSearch =
  | { by: 'phone'; phone: string; birthDate: string }
  | { by: 'dates'; from: string; to: string };

/** An earlier quote, checked against the rules of the steps. */
export interface ReopenedQuote {
  prefill: PrefillResult;
  transactionId: string;
  isRequote: boolean;
}

/** The state of the entry sources. Not saved: it can be loaded again. */
export interface EntryContext {
  entrySource: EntrySource;
  /** The page was reloaded or restored from history: the visit continues. */
  isReload: boolean;
  /** The hash named the previous quotes. */
  wantsPreviousQuotes: boolean;
  entryNotice: EntryNotice | undefined;
  /** The fields that a partner's lead lacks. */
  leadProblems: readonly MissingField[];
  /** A lead that waits for the visitor's choice, because they had started with other answers. */
  heldLead: PrefillResult | undefined;
  /** An earlier quote that is not applied yet. */
  heldQuote: SavedQuote | undefined;
  /** The number of dates of birth that did not match. */
  failedVerifications: number;
  /** The service's message about the last one. */
  verificationMessage: string;
  previousSearch: PreviousSearch | undefined;
  previousQuotes: readonly PreviousQuote[];
  /** The previous quote that the visitor chose. */
  previousQuote: PreviousQuote | undefined;
  /** The chosen quote is to be rated again. */
  wantsRequote: boolean;
  /** The date of birth that the owner entered. */
  ownerBirthDate: string;
  /** The license whose last quote was looked up. */
  lookedUpCustomer: string;
  /** The rates are a previous quote's, rated again: they may take longer. */
  isRequote: boolean;
}

export type EntryEvent =
  | { type: 'OVERRIDE.ACCEPTED' }
  | { type: 'OVERRIDE.DECLINED' }
  | { type: 'OWNER.SUBMITTED'; birthDate: string }
  | { type: 'PREVIOUS.REQUESTED' }
  | { type: 'PREVIOUS.SEARCHED'; search: PreviousSearch }
  | { type: 'PREVIOUS.CHOSEN'; quote: PreviousQuote; isRequote: boolean }
  | { type: 'NOTICE.CLOSED' };
