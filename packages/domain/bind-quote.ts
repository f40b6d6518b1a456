import type { SavedDriver, SavedQuote } from './saved-quote.ts';

/** A quote that the visitor buys: the submitted answers and the carrier. */
export interface BindQuote extends Pick<SavedQuote, 'contact' | 'address' | 'vehicles'> {
  rateQuoteId: string;
  /** Empty when unknown. */
  transactionId: string;
  /** Id of the carrier whose settings apply. Empty when unknown. */
  carrierId: string;
  /** The primary driver first. */
  drivers: readonly [SavedDriver, ...SavedDriver[]];
  /** Existing answers by the code of the question. */
  answers: readonly { code: string; answer: string }[];
}
