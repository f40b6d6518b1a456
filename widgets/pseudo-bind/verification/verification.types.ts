import type { ChannelName, Verification } from '#domain/contact-verification';
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
  /** The carrier's own sheet, in the place of the page's. */
  sheet?: VerificationSheet | undefined;
  /** Epoch milliseconds; for the timer that the visitor sees. */
  now?: (() => number) | undefined;
}

export interface VerificationContext extends VerificationInput {
  now: () => number;
  /** The row as it was last read or written; undefined until there is one. */
  row: Verification | undefined;
  /** Everything that the visitor has told so far. */
  details: VerificationDetails;
  /** What of it stands in the row. */
  written: VerificationDetails;
  /** What is on its way into the row. */
  writing: VerificationDetails;
  /** Codes as they are typed. */
  typed: Readonly<Record<ChannelName, string>>;
  /** Codes that were asked to be sent. */
  codes: Readonly<Record<ChannelName, string>>;
  /** The channel's tries were used up, and it began anew. */
  wasReset: Readonly<Record<ChannelName, boolean>>;
  /** Codes were wanted, in this visit or an earlier one. */
  isWanted: boolean;
  isSubmitted: boolean;
  isHidden: boolean;
  isOffline: boolean;
  /** Looks at the row that told nothing new, since something did. */
  unchangedPolls: number;
  /** Calls in a row that failed. */
  failures: number;
  /** What the timer was started for. */
  timedPhase: Phase;
  /** Epoch milliseconds. */
  timerEndsAt: number;
}

/** Where the verification as a whole stands. */
export type Phase = 'entering' | 'waiting' | 'verified';

/** Where one channel stands. */
export type ChannelStatus = 'asking' | 'failed' | 'spent' | 'sent' | 'verified';

export type VerificationEvent =
  // From the widget
  | { type: 'DETAILS.CHANGED'; details: VerificationDetails }
  | { type: 'CODES.WANTED' }
  | { type: 'QUESTIONS.SUBMITTED' }
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
  | { type: 'ROW.WRITTEN' };

/** What it tells the widget. */
export interface VerifiedEvent {
  type: 'VERIFICATION.VERIFIED';
}

/** One row of one sheet. */
export interface RowAddress {
  transactionId: string;
  sheet?: VerificationSheet | undefined;
}
