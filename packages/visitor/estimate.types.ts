import type { LowestPrice } from '#domain/lowest-price';
import type { Place } from '#domain/place';

/** The summary of a visitor's quote that a panel on another page may show. */
export interface Estimate {
  /** The first driver's place, once it is answered. */
  place?: Place | undefined;
  /**
   * The zip code that the device remembered at that time. If it has changed since, the estimate is for another place.
   */
  placeZip: string;
  /** First names, beginning with the first driver. */
  drivers: readonly string[];
  vehicles: readonly { year: number; make: string; model: string }[];
  price?: LowestPrice | undefined;
  /** When the price first arrived, in epoch milliseconds. */
  quotedAt?: number | undefined;
  /** The transaction of the price; empty before there is one. */
  transactionId: string;
  /** The address hash of the visitor's step, without its `#`. */
  hash: string;
}
