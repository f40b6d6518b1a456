import type { Quote } from '#domain/quote';

export interface ListOptions {
  isWanted: (quote: Quote) => boolean;
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
   * The cards to keep in the document. Once all may be seen, cards that the filter leaves out stay there, hidden: to
   * filter a hundred is then to set an attribute, not to build cards.
   */
  rows: readonly Row[];
  shownCount: number;
  /** Quotes that the filter lets through. */
  wantedCount: number;
}

/** Which of the ranked quotes show. */
export function visibleRows(ranked: readonly Quote[], { isWanted, limit, isExpanded }: ListOptions): VisibleRows {
  const showsAll = isExpanded || ranked.length <= limit;
  let wantedCount = 0;
  const rows = ranked.map((quote) => {
    const wanted = isWanted(quote);
    if (wanted) wantedCount += 1;
    return { quote, isShown: wanted && (showsAll || wantedCount <= limit) };
  });
  return {
    rows: showsAll ? rows : rows.filter((row) => row.isShown),
    shownCount: showsAll ? wantedCount : Math.min(wantedCount, limit),
    wantedCount,
  };
}
