import { paymentsOf } from '#domain/pay-plan';
import type { Quote } from '#domain/quote';
import { type SortOrder, sortOrderOf } from '#domain/sort-order';
import type { ResultsConfig } from './results.config.ts';

export type Badge = 'lowestTotal' | 'lowestDownPayment' | 'topRated';

/** The place of each top-rated quote, 0 for the best, by `rateQuoteId`. */
export type TopRated = ReadonlyMap<string, number>;

/** One quote a `rateQuoteId`: a carrier that answers twice is heard once, with what it said last. */
export function distinctQuotes(quotes: readonly Quote[]): readonly Quote[] {
  return [...new Map(quotes.map((quote) => [quote.rateQuoteId, quote])).values()];
}

/** The quotes of the configured carriers, in that order, cheapest first within one, as many as are configured. */
export function topRatedOf(
  quotes: readonly Quote[],
  { topRatedCarriers, maxTopRated }: Pick<ResultsConfig, 'topRatedCarriers' | 'maxTopRated'>,
): TopRated {
  const best = topRatedCarriers.map(plain);
  const placeOf = (quote: Quote) =>
    best.findIndex((name) => name === plain(quote.carrierName) || name === plain(quote.carrierId));
  const places = quotes
    .map((quote) => ({ quote, place: placeOf(quote) }))
    .filter(({ place }) => place >= 0)
    .toSorted((a, b) => a.place - b.place || byPrice(a.quote, b.quote))
    .slice(0, maxTopRated);
  return new Map(places.map(({ quote }, place) => [quote.rateQuoteId, place]));
}

/**
 * The quotes in order, best first. The same quotes give the same order however they came in: what ties is decided by
 * price, then by the carrier's name, then by the quote's id.
 */
export function rankQuotes(quotes: readonly Quote[], order: SortOrder, topRated: TopRated): readonly Quote[] {
  const compare: Record<SortOrder, (a: Quote, b: Quote) => number> = {
    paymentAmount: (a, b) => paymentAmountOf(a) - paymentAmountOf(b),
    downPayment: (a, b) => dueTodayOf(a) - dueTodayOf(b),
    totalPremium: (a, b) => a.totalPremium - b.totalPremium,
    topRated: (a, b) => topRatedPlace(a, topRated) - topRatedPlace(b, topRated),
  };
  return quotes.toSorted((a, b) => compare[order](a, b) || byPrice(a, b));
}

/** The configured sort options that these quotes support; two codes of one option count once. */
export function supportedOrders(
  quotes: readonly Quote[],
  topRated: TopRated,
  sortOptions: readonly number[],
): readonly SortOrder[] {
  const isSupported: Record<SortOrder, boolean> = {
    paymentAmount: quotes.some((quote) => paymentsOf(quote).kind === 'installments'),
    downPayment: quotes.some((quote) => quote.payPlan.downPayment > 0),
    totalPremium: quotes.some((quote) => quote.totalPremium > 0),
    topRated: topRated.size > 0,
  };
  const configured = sortOptions.map((code) => sortOrderOf(code)).filter((order) => order !== undefined);
  return [...new Set(configured)].filter((order) => isSupported[order]);
}

/** What is worth pointing out on a card. Only what beats another quote is the lowest. */
export function badgesOf(quotes: readonly Quote[], topRated: TopRated): ReadonlyMap<string, readonly Badge[]> {
  const lowestTotal = lowestOf(quotes, (quote) => quote.totalPremium);
  const lowestDown = lowestOf(quotes, dueTodayOf);
  const badges = (quote: Quote): Badge[] => [
    ...(quote === lowestTotal ? (['lowestTotal'] as const) : []),
    ...(quote === lowestDown ? (['lowestDownPayment'] as const) : []),
    ...(topRated.has(quote.rateQuoteId) ? (['topRated'] as const) : []),
  ];
  return new Map(quotes.map((quote) => [quote.rateQuoteId, badges(quote)]));
}

/** Quotes already shown stay where they are, so nothing moves under a finger; new ones follow, ranked. */
export function keepPlaces(ranked: readonly Quote[], shownIds: readonly string[]): readonly Quote[] {
  const places = new Map(shownIds.map((id, place) => [id, place]));
  const placeOf = (quote: Quote) => places.get(quote.rateQuoteId) ?? shownIds.length;
  return ranked.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function lowestOf(quotes: readonly Quote[], amountOf: (quote: Quote) => number): Quote | undefined {
  const [lowest, ...others] = quotes.toSorted((a, b) => amountOf(a) - amountOf(b) || byPrice(a, b));
  return lowest && others.some((other) => amountOf(other) > amountOf(lowest)) ? lowest : undefined;
}

/** What is paid each time; for a single payment, all of it. */
function paymentAmountOf(quote: Quote): number {
  return paymentsOf(quote).amount;
}

/** What is paid on the first day; for a single payment, all of it. */
function dueTodayOf(quote: Quote): number {
  const payments = paymentsOf(quote);
  return payments.kind === 'single' ? payments.amount : payments.downPayment;
}

function topRatedPlace(quote: Quote, topRated: TopRated): number {
  return topRated.get(quote.rateQuoteId) ?? topRated.size;
}

function byPrice(a: Quote, b: Quote): number {
  return (
    a.totalPremium - b.totalPremium ||
    paymentAmountOf(a) - paymentAmountOf(b) ||
    dueTodayOf(a) - dueTodayOf(b) ||
    byText(a.carrierName, b.carrierName) ||
    byText(a.rateQuoteId, b.rateQuoteId)
  );
}

// By code unit, not by locale: the order must not depend on whose browser it is.
function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function plain(name: string): string {
  return name.trim().toLowerCase();
}
