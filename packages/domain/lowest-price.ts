import type { Cents } from './money.ts';
import { paymentsOf } from './pay-plan.ts';
import type { Quote } from './quote.ts';

/** The price of the cheapest of several quotes. */
export interface LowestPrice {
  /** Amount of each payment; for a single payment, the whole premium. */
  amount: Cents;
  every: 'month' | 'twoMonths' | 'term';
  /** The down payment; 0 for a single payment. */
  downPayment: Cents;
  /** Premium of the whole term. */
  total: Cents;
  /** Months. */
  term: number;
  /** The number of compared quotes. */
  quoteCount: number;
}

/** Monthly payments come first, because visitors compare those. */
const periods = ['month', 'twoMonths', 'term'] as const;

/**
 * The lowest price, as the quote's own card shows it: the smallest monthly payment if any carrier offers one; otherwise
 * the smallest two-month payment, otherwise the smallest premium. Undefined when no quote has a price with known
 * payments.
 */
export function lowestPriceOf(quotes: readonly Quote[]): LowestPrice | undefined {
  const prices = quotes
    .filter(({ payPlan }) => !payPlan.isRestUnknown)
    .map((quote) => priceOf(quote, quotes.length))
    .filter(({ amount }) => amount > 0);
  const [lowest] = prices.toSorted(
    (a, b) => periods.indexOf(a.every) - periods.indexOf(b.every) || a.amount - b.amount || a.total - b.total,
  );
  return lowest;
}

function priceOf(quote: Quote, quoteCount: number): LowestPrice {
  const payments = paymentsOf(quote);
  return {
    amount: payments.amount,
    every: payments.kind === 'installments' ? payments.every : 'term',
    downPayment: payments.kind === 'installments' ? payments.downPayment : 0,
    total: quote.totalPremium,
    term: quote.term,
    quoteCount,
  };
}
