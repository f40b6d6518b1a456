import type { Address, Driver } from './driver.ts';
import type { SavedDriver, SavedQuote } from './saved-quote.ts';

/** A driver of a quote that the visitor buys. Unknown fields are absent. */
export type BindDriver = SavedDriver &
  Partial<Pick<Driver, 'hadPriorInsurance' | 'isExcluded'>> & {
    address?: Partial<Address>;
  };

/** A quote that the visitor buys: the submitted answers and the carrier. */
export interface BindQuote extends Pick<SavedQuote, 'contact' | 'address' | 'vehicles'> {
  rateQuoteId: string;
  /** Empty when unknown. */
  transactionId: string;
  /** The carrier whose settings apply. Empty when unknown. */
  carrierId: string;
  /** The primary driver first. */
  drivers: readonly [BindDriver, ...BindDriver[]];
  /** Existing answers by the code of the question. */
  answers: readonly { code: string; answer: string }[];
}
