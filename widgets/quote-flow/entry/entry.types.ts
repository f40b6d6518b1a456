import type { DriverFacts } from '#domain/driver';
import type { PreviousQuote, SavedQuote } from '#domain/saved-quote';
import type { FailureKind } from '#flow/machine/failure';
import type { EntrySource } from './entry-source.ts';
import type { PrefillResult } from './prefill-source.ts';

/** A previous quote, or the visit's first transaction. Fields are empty when unknown. */
export interface PreviousReference {
  transactionId: string;
  quoteNumber: string;
  effectiveDate: string;
}

export const entryNotices = [
  'leadIncomplete',
  'leadEmpty',
  'quoteNotFound',
  'noPreviousQuotes',
  'notTheOwner',
  'requoteRefused',
] as const;
/** The notice about the entry, above the page. */
export type EntryNotice = (typeof entryNotices)[number];

/** The dates of birth that did not match a quote. */
export interface FailedVerification {
  /** The quote's rate. */
  rateQuoteId: string;
  count: number;
}

/** The search for previous quotes. */
export type PreviousSearch =
  | { by: 'phone'; phone: string; birthDate: string }
  | { by: 'dates'; from: string; to: string };

/** A previous quote, checked against the rules of the steps. */
export interface ReopenedQuote {
  prefill: PrefillResult;
  transactionId: string;
  isRequote: boolean;
  /** Data of the previous quote's primary driver that no step asks for. */
  primaryFacts: DriverFacts;
  previousReference: PreviousReference;
}

/** The state of the entry sources. Not saved: it can be loaded again. */
export interface EntryContext {
  entrySource: EntrySource;
  /** The page was reloaded or restored from history: the visit continues. */
  isReload: boolean;
  /** The hash named the previous quotes. */
  wantsPreviousQuotes: boolean;
  /** A lead that waits for the visitor's choice, because they had started with other answers. */
  heldLead: PrefillResult | undefined;
  /** A previous quote that is not applied yet. */
  heldQuote: SavedQuote | undefined;
  /** Why the last date of birth did not open the quote; `reason` is the service's message for the visitor. */
  verificationProblem: { kind: FailureKind | 'mismatch'; reason?: string | undefined } | undefined;
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
  /** When new rates of a previous quote were requested, in epoch milliseconds. */
  requotedAt: number;
}

export type EntryEvent =
  | { type: 'OVERRIDE.ACCEPTED' }
  | { type: 'OVERRIDE.DECLINED' }
  | { type: 'OWNER.SUBMITTED'; birthDate: string }
  /** The search form was changed, or is asked for again. */
  | { type: 'PREVIOUS.EDITED' }
  | { type: 'PREVIOUS.SEARCHED'; search: PreviousSearch }
  | { type: 'PREVIOUS.CHOSEN'; quote: PreviousQuote; isRequote: boolean }
  | { type: 'NOTICE.CLOSED' };
