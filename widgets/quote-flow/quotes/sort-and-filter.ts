import type { Quote } from '#domain/quote';

export interface ListOptions {
  matchesFilter: (quote: Quote) => boolean;
  /** Cards shown before “show more”. */
  limit: number;
  isExpanded: boolean;
}

export interface Row {
  quote: Quote;
  isShown: boolean;
}

export interface VisibleRows {
  /**
   * The cards to keep in the document. Once the limit is lifted, filtered cards stay hidden in the document, so that
   * filtering a hundred cards sets an attribute instead of building cards.
   */
  rows: readonly Row[];
  shownCount: number;
  /** Quotes that match the filter. */
  matchCount: number;
}

/** The rows and counts of the ranked quotes that are visible. */
export function visibleRows(ranked: readonly Quote[], { matchesFilter, limit, isExpanded }: ListOptions): VisibleRows {
  const showsAll = isExpanded || ranked.length <= limit;
  let matchCount = 0;
  const rows = ranked.map((quote) => {
    const matches = matchesFilter(quote);
    if (matches) matchCount += 1;
    return { quote, isShown: matches && (showsAll || matchCount <= limit) };
  });
  return {
    rows: showsAll ? rows : rows.filter((row) => row.isShown),
    shownCount: showsAll ? matchCount : Math.min(matchCount, limit),
    matchCount,
  };
}
