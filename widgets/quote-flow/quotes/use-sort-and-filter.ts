import { useDeferredValue, useMemo, useState } from 'react';
import type { Quote } from '#domain/quote';
import { type SortOrder, sortOrderOf } from '#domain/sort-order';
import type { CardIds } from './card-ids.ts';
import { keepPositions, offeredOrder, rankQuotes, supportedOrders, type TopRated } from './ranking.ts';
import type { ResultsConfig } from './results.config.ts';
import { type VisibleRows, visibleRows } from './sort-and-filter.ts';

/** The filter for quotes that can be bought online (spec 1 §4). */
const buyableFilter = 2;

export interface SortAndFilterInput {
  quotes: readonly Quote[];
  cardIds: CardIds;
  isArriving: boolean;
  topRated: TopRated;
  isBuyable: (quote: Quote) => boolean;
  config: Pick<ResultsConfig, 'sortOptions' | 'defaultSort' | 'quoteFilter' | 'maxQuoteCards'>;
}

export interface SortAndFilterControls extends VisibleRows {
  /** The offered orders. */
  orders: readonly SortOrder[];
  order: SortOrder;
  sortBy: (order: SortOrder) => void;
  /** Late quotes are at the end, out of order. */
  isOutOfOrder: boolean;
  onlyBuyable: boolean;
  showOnlyBuyable: (onlyBuyable: boolean) => void;
  /** The deferred choices that the cards show, a few frames after the controls. */
  shown: { order: SortOrder; onlyBuyable: boolean; isExpanded: boolean };
  expand: (isExpanded: boolean) => void;
}

/** Sorting, filtering and expansion of the quotes, and the visible rows. */
export function useSortAndFilter({
  quotes,
  cardIds,
  isArriving,
  topRated,
  isBuyable,
  config,
}: SortAndFilterInput): SortAndFilterControls {
  const [chosenOrder, setChosenOrder] = useState(() => sortOrderOf(config.defaultSort));
  const [onlyBuyable, showOnlyBuyable] = useState(config.quoteFilter === buyableFilter);
  const [isExpanded, expand] = useState(false);
  const [shownIds, setShownIds] = useState<readonly string[]>([]);

  const orders = useMemo(() => supportedOrders(quotes, topRated, config.sortOptions), [quotes, topRated, config]);
  const order = offeredOrder(orders, chosenOrder);

  // The control updates in the next frame; a hundred cards may take a few more.
  const shown = useDeferredValue(useMemo(() => ({ order, onlyBuyable, isExpanded }), [order, onlyBuyable, isExpanded]));
  const ranked = useMemo(() => rankQuotes(quotes, shown.order, topRated), [quotes, shown.order, topRated]);
  const ordered = useMemo(() => keepPositions(ranked, { shownIds, cardIds }), [ranked, shownIds, cardIds]);

  // Visible cards keep their positions while carriers answer, until the visitor sorts.
  if (isArriving && ordered.length > shownIds.length)
    setShownIds(ordered.map(({ rateQuoteId }) => cardIds.get(rateQuoteId)!));

  const visible = useMemo(
    () =>
      visibleRows(ordered, {
        matchesFilter: shown.onlyBuyable ? isBuyable : () => true,
        limit: config.maxQuoteCards,
        isExpanded: shown.isExpanded,
      }),
    [ordered, shown, isBuyable, config.maxQuoteCards],
  );

  return {
    ...visible,
    orders,
    order,
    sortBy(chosen) {
      setChosenOrder(chosen);
      setShownIds([]);
    },
    isOutOfOrder: !isArriving && ordered.some((quote, index) => quote !== ranked[index]),
    onlyBuyable,
    showOnlyBuyable,
    shown,
    expand,
  };
}
