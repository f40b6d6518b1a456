import type { Address, Driver } from './driver.ts';
import type { SavedDriver, SavedQuote } from './saved-quote.ts';

/** A driver of a quote that is being bought. What is absent is not known. */
export type BindDriver = SavedDriver &
  Partial<Pick<Driver, 'hadPriorInsurance' | 'isExcluded'>> & {
    address?: Partial<Address>;
  };

/** A quote that is being bought: what the visitor said when asking for it, and which carrier it is of. */
export interface BindQuote extends Pick<SavedQuote, 'contact' | 'address' | 'vehicles'> {
  rateQuoteId: string;
  /** Empty when not known. */
  transactionId: string;
  /** Which carrier's settings hold. Empty when not known. */
  carrierId: string;
  /** The primary driver first. */
  drivers: readonly [BindDriver, ...BindDriver[]];
  /** What was answered already, by the code of the question. */
  answers: readonly { code: string; answer: string }[];
}
