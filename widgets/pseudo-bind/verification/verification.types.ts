import type { ChannelName, Verification } from '#domain/contact-verification';
import type { Failure } from '#flow/machine/failure';
import type { VerificationDetails } from '#services/verification/verification-row';
import type { VerificationSheet } from '#services/verification/verification-sheet';
import type { VerificationConfig } from './verification.config.ts';

export interface VerificationInput {
  transactionId: string;
  rateQuoteId: string;
  email: string;
  /** Ten digits. */
  phone: string;
  config: VerificationConfig;
  /** The carrier's sheet; undefined for the page's. */
  sheet?: VerificationSheet | undefined;
  /** The visitor put the codes off in an earlier visit. */
  isPostponed?: boolean | undefined;
  /** The channels that were reset in an earlier visit. */
  wasReset?: Readonly<Record<ChannelName, boolean>> | undefined;
  /** Epoch milliseconds; for the timer that the visitor sees. */
  now?: (() => number) | undefined;
}

export interface VerificationContext extends VerificationInput {
  now: () => number;
  /** The row as it was last read or written; undefined until there is one. */
  row: Verification | undefined;
  /** All answers so far. */
  details: VerificationDetails;
  /** The details that the row holds. */
  written: VerificationDetails;
  /** The details that are being written. */
  writing: VerificationDetails;
  /** Codes as they are typed. */
  typed: Readonly<Record<ChannelName, string>>;
  /** Codes to send. */
  codes: Readonly<Record<ChannelName, string>>;
  /** The channel was reset after a last attempt, in this visit or an earlier one. */
  wasReset: Readonly<Record<ChannelName, boolean>>;
  /** The visitor closed the dialogs to enter the codes later. */
  isPostponed: boolean;
  /** Codes were requested, in this visit or an earlier one. */
  areCodesRequested: boolean;
  isSubmitted: boolean;
  isHidden: boolean;
  isOffline: boolean;
  /** Consecutive failed calls. */
  failures: number;
  /** The last failed call. */
  failure: Failure | undefined;
  /** The phase that the timer was started in. */
  timedPhase: Phase;
  /** Epoch milliseconds. */
  timerEndsAt: number;
}

/** The phase of the whole verification. */
export type Phase = 'entering' | 'waiting' | 'verified';

/** The status of one channel. */
export type ChannelStatus = 'asking' | 'failed' | 'spent' | 'sent' | 'verified';

export type VerificationEvent =
  // From the widget
  | { type: 'DETAILS.CHANGED'; details: VerificationDetails }
  | { type: 'CODES.REQUESTED' }
  /** `isPostponed`: the visitor has put the codes off since the first submission. */
  | { type: 'QUESTIONS.SUBMITTED'; isPostponed?: boolean }
  /** A section opens that the dialogs would cover. */
  | { type: 'DIALOG.HIDDEN' }
  | { type: 'CONFIG.CHANGED'; config: VerificationConfig }
  // From the visitor
  | { type: 'CODE.TYPED'; channel: ChannelName; code: string }
  | { type: 'CODE.SENT'; channel: ChannelName; code: string }
  | { type: 'CALL_BACK.REQUESTED' }
  | { type: 'TIMER.EXTENDED' }
  | { type: 'DIALOG.CLOSED' }
  | { type: 'RETRY' }
  // From the page
  | { type: 'PAGE.HIDDEN' }
  | { type: 'PAGE.SEEN' }
  | { type: 'NETWORK.LOST' }
  | { type: 'NETWORK.RETURNED' }
  // From itself
  | { type: 'ROW.WRITTEN' }
  /** The row has codes, or a request for them, of an earlier visit or another tab. */
  | { type: 'ROW.RESUMED' };

/** The events that the verification sends to the widget's machine, which saves them with the visit. */
export type VerificationReport =
  | { type: 'VERIFICATION.VERIFIED' }
  | { type: 'VERIFICATION.POSTPONED' }
  | { type: 'VERIFICATION.RESET'; channel: ChannelName };

/** One row of one sheet. */
export interface RowAddress {
  transactionId: string;
  sheet?: VerificationSheet | undefined;
}
