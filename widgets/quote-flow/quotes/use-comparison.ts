import { useCallback, useMemo, useState } from 'react';
import type { Quote } from '#domain/quote';
import { noPicks, type Picks, picked } from './comparison.ts';

export interface Comparison extends Picks {
  /** The picked quotes that still exist, in the order picked. */
  quotes: readonly Quote[];
  /** A stable function. */
  pick: (quote: Quote) => void;
  clear: () => void;
}

/** The quotes picked for comparison. */
export function useComparison(quotes: readonly Quote[]): Comparison {
  const [picks, setPicks] = useState<Picks>(noPicks);
  const pick = useCallback((quote: Quote) => setPicks((before) => picked(before, quote.rateQuoteId)), []);
  const chosen = useMemo(
    () =>
      picks.ids
        .map((id) => quotes.find(({ rateQuoteId }) => rateQuoteId === id))
        .filter((quote) => quote !== undefined),
    [picks, quotes],
  );
  return { ...picks, quotes: chosen, pick, clear: () => setPicks(noPicks) };
}
