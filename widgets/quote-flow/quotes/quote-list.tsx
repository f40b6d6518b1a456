import { memo, type ReactNode, type Ref } from 'react';
import type { Language } from '#domain/language';
import type { CardButtons } from './card-buttons.ts';
import type { CardIds } from './card-ids.ts';
import type { QuoteHandlers } from './quote-actions.tsx';
import { QuoteCard } from './quote-card.tsx';
import type { Badge } from './ranking.ts';
import type { Row } from './sort-and-filter.ts';
import type { ResultsStrings } from './strings.en.ts';

export interface QuoteListProps {
  rows: readonly Row[];
  /** By `rateQuoteId`; the same maps while the quotes are the same. */
  buttons: ReadonlyMap<string, CardButtons>;
  badges: ReadonlyMap<string, readonly Badge[]>;
  cardIds: CardIds;
  /** The picked cards, by id. */
  picks: readonly string[];
  labels: ResultsStrings;
  language: Language;
  handlers: QuoteHandlers;
  dialUrl: string | undefined;
  listRef: Ref<HTMLOListElement>;
}

/** The cards, best first. */
export const QuoteList = memo(function QuoteList({
  rows,
  buttons,
  badges,
  cardIds,
  picks,
  listRef,
  ...shared
}: QuoteListProps): ReactNode {
  return (
    <ol role="list" className="cover-quotes" part="quotes" ref={listRef}>
      {rows.map(({ quote, isShown }) => (
        <li key={cardIds.get(quote.rateQuoteId)} className="cover-quotes-item" hidden={!isShown}>
          <QuoteCard
            {...shared}
            quote={quote}
            buttons={buttons.get(quote.rateQuoteId)!}
            badges={badges.get(quote.rateQuoteId)!}
            isPicked={picks.includes(cardIds.get(quote.rateQuoteId)!)}
          />
        </li>
      ))}
    </ol>
  );
});
