import { paymentsOf } from '#domain/pay-plan';
import type { Quote } from '#domain/quote';
import { type SortOrder, sortOrderOf } from '#domain/sort-order';
import type { CardIds } from './card-ids.ts';
import type { ResultsConfig } from './results.config.ts';

export type Badge = 'lowestTotal' | 'lowestDownPayment' | 'topRated';

/** The rank of each top-rated quote, 0 for the best, by `rateQuoteId`. */
export type TopRated = ReadonlyMap<string, number>;

/**
 * The quotes of the configured carriers in their order, the cheapest first within one carrier, up to the configured
 * number.
 */
export function topRatedOf(
  quotes: readonly Quote[],
  { topRatedCarriers, maxTopRated }: Pick<ResultsConfig, 'topRatedCarriers' | 'maxTopRated'>,
): TopRated {
  const best = topRatedCarriers.map(plain);
  const rankOf = (quote: Quote) =>
    best.findIndex((name) => name === plain(quote.carrierName) || name === plain(quote.carrierId));
  const ranked = quotes
    .map((quote) => ({ quote, rank: rankOf(quote) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank || byPrice(a.quote, b.quote))
    .slice(0, maxTopRated);
  return new Map(ranked.map(({ quote }, index) => [quote.rateQuoteId, index]));
}

/**
 * The quotes in order, best first. The order does not depend on the input order: ties are decided by price, then by
 * the carrier's name, then by the quote's id.
 */
export function rankQuotes(quotes: readonly Quote[], order: SortOrder, topRated: TopRated): readonly Quote[] {
  const compare: Record<SortOrder, (a: Quote, b: Quote) => number> = {
    paymentAmount: (a, b) => paymentAmountOf(a) - paymentAmountOf(b),
    downPayment: (a, b) => dueTodayOf(a) - dueTodayOf(b),
    totalPremium: (a, b) => a.totalPremium - b.totalPremium,
    topRated: (a, b) => topRatedRank(a, topRated) - topRatedRank(b, topRated),
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

/** The chosen order, or the first offered one where it is not offered. */
export const offeredOrder = (orders: readonly SortOrder[], chosen: SortOrder | undefined): SortOrder =>
  orders.find((offered) => offered === chosen) ?? orders[0] ?? 'totalPremium';

/** The quotes in the order in which the visitor first sees their cards. */
export function rankAsConfigured(
  quotes: readonly Quote[],
  config: Pick<ResultsConfig, 'sortOptions' | 'defaultSort' | 'topRatedCarriers' | 'maxTopRated'>,
): readonly Quote[] {
  const topRated = topRatedOf(quotes, config);
  const orders = supportedOrders(quotes, topRated, config.sortOptions);
  return rankQuotes(quotes, offeredOrder(orders, sortOrderOf(config.defaultSort)), topRated);
}

/** The badges of each card. A quote is the lowest only when another one is higher. */
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

/** Shown cards keep their positions, so that nothing moves under a finger; new ones follow, ranked. */
export function keepPositions(
  ranked: readonly Quote[],
  { shownIds, cardIds }: { shownIds: readonly string[]; cardIds: CardIds },
): readonly Quote[] {
  const positions = new Map(shownIds.map((id, index) => [id, index]));
  const positionOf = ({ rateQuoteId }: Quote) => positions.get(cardIds.get(rateQuoteId)!) ?? shownIds.length;
  return ranked.toSorted((a, b) => positionOf(a) - positionOf(b));
}

function lowestOf(quotes: readonly Quote[], amountOf: (quote: Quote) => number): Quote | undefined {
  const [lowest, ...others] = quotes.toSorted((a, b) => amountOf(a) - amountOf(b) || byPrice(a, b));
  return lowest && others.some((other) => amountOf(other) > amountOf(lowest)) ? lowest : undefined;
}

/** The amount of each payment; for a single payment, the total. */
function paymentAmountOf(quote: Quote): number {
  return paymentsOf(quote).amount;
}

/** The amount due on the first day; for a single payment, or an unknown one, the total. */
function dueTodayOf(quote: Quote): number {
  const payments = paymentsOf(quote);
  return payments.kind === 'single' ? payments.amount : (payments.downPayment ?? payments.amount);
}

function topRatedRank(quote: Quote, topRated: TopRated): number {
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

// By code unit, not by locale: the order must not depend on the browser's language.
function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function plain(name: string): string {
  return name.trim().toLowerCase();
}
