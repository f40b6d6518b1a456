import { useDeferredValue, useMemo, useState } from 'react';
import type { Quote } from '#domain/quote';
import { type SortOrder, sortOrderOf } from '#domain/sort-order';
import { keepPlaces, rankQuotes, supportedOrders, type TopRated } from './ranking.ts';
import type { ResultsConfig } from './results.config.ts';
import { type VisibleRows, visibleRows } from './sort-and-filter.ts';

/** The filter that leaves only what can be bought online (spec 1 §4). */
const buyableFilter = 2;

export interface SortAndFilterInput {
  quotes: readonly Quote[];
  isArriving: boolean;
  topRated: TopRated;
  isBuyable: (quote: Quote) => boolean;
  config: Pick<ResultsConfig, 'sortOptions' | 'defaultSort' | 'quoteFilter' | 'maxQuoteCards'>;
}

export interface SortAndFilterControls extends VisibleRows {
  /** The orders on offer. */
  orders: readonly SortOrder[];
  order: SortOrder;
  sortBy: (order: SortOrder) => void;
  /** Carriers that answered late stand at the end, out of order. */
  isOutOfOrder: boolean;
  onlyBuyable: boolean;
  showOnlyBuyable: (onlyBuyable: boolean) => void;
  /** What the cards have come to show: the visitor's last wish, a few frames later. */
  shown: { order: SortOrder; onlyBuyable: boolean; isExpanded: boolean };
  expand: (isExpanded: boolean) => void;
}

/** How the visitor has sorted, filtered and unfolded the quotes, and what that comes to. */
export function useSortAndFilter({
  quotes,
  isArriving,
  topRated,
  isBuyable,
  config,
}: SortAndFilterInput): SortAndFilterControls {
  const [chosenOrder, setChosenOrder] = useState(() => sortOrderOf(config.defaultSort));
  const [onlyBuyable, showOnlyBuyable] = useState(config.quoteFilter === buyableFilter);
  const [isExpanded, expand] = useState(false);
  const [places, setPlaces] = useState<readonly string[]>([]);

  const orders = useMemo(() => supportedOrders(quotes, topRated, config.sortOptions), [quotes, topRated, config]);
  const order = orders.find((offered) => offered === chosenOrder) ?? orders[0] ?? 'totalPremium';

  // The control answers in the next frame; a hundred cards may take a few more to follow.
  const shown = useDeferredValue(useMemo(() => ({ order, onlyBuyable, isExpanded }), [order, onlyBuyable, isExpanded]));
  const ranked = useMemo(() => rankQuotes(quotes, shown.order, topRated), [quotes, shown.order, topRated]);
  const placed = useMemo(() => keepPlaces(ranked, places), [ranked, places]);

  // What has been on the screen while carriers answer keeps its place until the visitor asks for an order.
  if (isArriving && placed.length > places.length) setPlaces(placed.map((quote) => quote.rateQuoteId));

  const arrangement = useMemo(
    () =>
      visibleRows(placed, {
        isWanted: shown.onlyBuyable ? isBuyable : () => true,
        limit: config.maxQuoteCards,
        isExpanded: shown.isExpanded,
      }),
    [placed, shown, isBuyable, config.maxQuoteCards],
  );

  return {
    ...arrangement,
    orders,
    order,
    sortBy(wanted) {
      setChosenOrder(wanted);
      setPlaces([]);
    },
    isOutOfOrder: !isArriving && placed.some((quote, place) => quote !== ranked[place]),
    onlyBuyable,
    showOnlyBuyable,
    shown,
    expand,
  };
}
