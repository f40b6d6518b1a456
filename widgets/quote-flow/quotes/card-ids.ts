import { useState } from 'react';
import type { Quote } from '#domain/quote';
import { successorOf } from './merge-rates.ts';

/** The id of each quote's card, by `rateQuoteId`. */
export type CardIds = ReadonlyMap<string, string>;

export interface Cards {
  quotes: readonly Quote[];
  ids: CardIds;
  /** The number of ids so far: none is used twice. */
  count: number;
}

export const noCards: Cards = { quotes: [], ids: new Map(), count: 0 };

/** A quote keeps its card while it is listed; a carrier's new rate takes over the card of the rate that it replaces. */
export function nextCards({ quotes: earlier, ids: earlierIds, count }: Cards, quotes: readonly Quote[]): Cards {
  const ids = new Map<string, string>();
  const arrivals = new Map(quotes.map((quote) => [quote.rateQuoteId, quote]));
  const take = ({ rateQuoteId }: Quote, id: string) => {
    ids.set(rateQuoteId, id);
    arrivals.delete(rateQuoteId);
  };
  const idOf = ({ rateQuoteId }: Quote) => earlierIds.get(rateQuoteId)!;

  const isListed = ({ rateQuoteId }: Quote) => arrivals.has(rateQuoteId);
  const removed = earlier.filter((quote) => !isListed(quote));
  for (const quote of earlier.filter(isListed)) take(quote, idOf(quote));
  for (const quote of removed) {
    const successor = successorOf(quote, earlier, [...arrivals.values()]);
    if (successor) take(successor, idOf(quote));
  }
  let lastNumber = count;
  for (const quote of arrivals.values()) take(quote, `card-${(lastNumber += 1)}`);
  return { quotes, ids, count: lastNumber };
}

/** The ids of the cards of a list that changes while rates arrive. */
export function useCardIds(quotes: readonly Quote[]): CardIds {
  const [cards, setCards] = useState(() => nextCards(noCards, quotes));
  if (cards.quotes === quotes) return cards.ids;
  const next = nextCards(cards, quotes);
  setCards(next);
  return next.ids;
}
