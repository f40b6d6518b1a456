import type { Cents } from './money.ts';
import { paymentsOf } from './pay-plan.ts';
import type { Quote } from './quote.ts';

/** What the cheapest of several quotes asks for. */
export interface LowestPrice {
  /** Of each payment; for a single payment, all of it. */
  amount: Cents;
  every: 'month' | 'twoMonths' | 'term';
  /** Before the installments; nothing for a single payment. */
  downPayment: Cents;
  /** Of the whole term. */
  total: Cents;
  /** Months. */
  term: number;
  /** The quotes that it is the lowest of. */
  quoteCount: number;
}

/** The narrowest period comes first: a payment a month is what visitors compare. */
const periods = ['month', 'twoMonths', 'term'] as const;

/**
 * The lowest price, as the quote's own card tells it: the smallest monthly payment, where any carrier takes one; else the smallest
 * of two months, else the smallest premium. Undefined where nothing has a price.
 */
export function lowestPriceOf(quotes: readonly Quote[]): LowestPrice | undefined {
  const prices = quotes.map((quote) => priceOf(quote, quotes.length)).filter(({ amount }) => amount > 0);
  const [lowest] = prices.toSorted(
    (one, other) =>
      periods.indexOf(one.every) - periods.indexOf(other.every) || one.amount - other.amount || one.total - other.total,
  );
  return lowest;
}

function priceOf(quote: Quote, quoteCount: number): LowestPrice {
  const payments = paymentsOf(quote);
  const isSingle = payments.kind === 'single';
  return {
    amount: payments.amount,
    every: isSingle ? 'term' : payments.every,
    downPayment: isSingle ? 0 : payments.downPayment,
    total: quote.totalPremium,
    term: quote.term,
    quoteCount,
  };
}
