import { useCallback, useMemo, useState } from 'react';
import type { Quote } from '#domain/quote';
import { noPicks, type Picks, picked } from './comparison.ts';

export interface Comparison extends Picks {
  /** Those of the picked that are still among the quotes, in the order picked. */
  quotes: readonly Quote[];
  /** The same function for good. */
  pick: (quote: Quote) => void;
  clear: () => void;
}

/** Which quotes the visitor wants side by side. */
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
