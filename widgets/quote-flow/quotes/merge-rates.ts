import type { Quote } from '#domain/quote';
import type { QuoteResults } from '#services/rating/get-results';

/**
 * The rates of a transaction after one more response. A quote keeps its position, whatever the order of the response; a
 * carrier that answers again replaces its quote. A response that lacks a carrier does not withdraw its quotes.
 */
export function mergeRates(earlier: QuoteResults, later: QuoteResults): QuoteResults {
  const pending = new Map(later.quotes.map((quote) => [quote.rateQuoteId, quote]));
  const take = (id: string): Quote | undefined => {
    const quote = pending.get(id);
    pending.delete(id);
    return quote;
  };
  const knownIds = new Set(earlier.quotes.map(({ rateQuoteId }) => rateQuoteId));
  const replacementOf = (quote: Quote) =>
    successorOf(
      quote,
      earlier.quotes,
      [...pending.values()].filter(({ rateQuoteId }) => !knownIds.has(rateQuoteId)),
    );
  const answered = new Set(later.quotes.map(({ carrierId }) => carrierId));

  const currentQuotes = earlier.quotes.flatMap((quote) => {
    const same = take(quote.rateQuoteId);
    if (same) return [same];
    const replacement = replacementOf(quote);
    if (replacement) return [take(replacement.rateQuoteId)!];
    return answered.has(quote.carrierId) ? [] : [quote];
  });
  return {
    ...later,
    quotes: [...currentQuotes, ...pending.values()],
    completedCount: Math.max(earlier.completedCount, later.completedCount),
  };
}

/**
 * The new rate that replaces a withdrawn one: the rate with its quote number, else one of its carrier whose number is
 * not that of another earlier rate.
 */
export function successorOf(quote: Quote, earlier: readonly Quote[], arrivals: readonly Quote[]): Quote | undefined {
  const { carrierId, quoteNumber } = quote;
  const ofCarrier = arrivals.filter((arrival) => arrival.carrierId === carrierId);
  const others = earlier.filter((other) => other.carrierId === carrierId && other.quoteNumber !== quoteNumber);
  return (
    ofCarrier.find((arrival) => quoteNumber && arrival.quoteNumber === quoteNumber) ??
    ofCarrier.find(
      (arrival) => !arrival.quoteNumber || others.every((other) => other.quoteNumber !== arrival.quoteNumber),
    )
  );
}

/** The rates in the order of a response; the quotes that it lacks come last. */
export function inOrderOf(response: QuoteResults, rates: QuoteResults): QuoteResults {
  const positions = new Map(response.quotes.map(({ rateQuoteId }, index) => [rateQuoteId, index]));
  const positionOf = ({ rateQuoteId }: Quote) => positions.get(rateQuoteId) ?? positions.size;
  return { ...rates, quotes: rates.quotes.toSorted((a, b) => positionOf(a) - positionOf(b)) };
}
