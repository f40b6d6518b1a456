import { useCallback, useMemo, useState } from 'react';
import type { Quote } from '#domain/quote';
import { useLatest } from '#flow/use-latest';
import type { CardIds } from './card-ids.ts';
import { noPicks, type Picks, picked } from './comparison.ts';

export interface Comparison extends Picks {
  /** The picked quotes that still exist, in the order picked. */
  quotes: readonly Quote[];
  /** A stable function. */
  pick: (quote: Quote) => void;
  clear: () => void;
}

/** The quotes picked for comparison. */
export function useComparison(quotes: readonly Quote[], cardIds: CardIds): Comparison {
  const latestIds = useLatest(cardIds);
  const [picks, setPicks] = useState<Picks>(noPicks);
  const pick = useCallback(
    (quote: Quote) => {
      const id = latestIds().get(quote.rateQuoteId);
      if (id !== undefined) setPicks((before) => picked(before, id));
    },
    [latestIds],
  );
  const chosen = useMemo(
    () =>
      picks.ids
        .map((id) => quotes.find(({ rateQuoteId }) => cardIds.get(rateQuoteId) === id))
        .filter((quote) => quote !== undefined),
    [picks, quotes, cardIds],
  );
  return { ...picks, quotes: chosen, pick, clear: () => setPicks(noPicks) };
}
