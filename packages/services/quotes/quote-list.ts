import type * as z from 'zod/mini';
import { dateFromWire } from '#domain/calendar-date';
import type { PreviousQuote } from '#domain/saved-quote';
import type { quoteList } from './quote-list.contract.ts';

export function readQuoteList(quotes: z.output<ReturnType<typeof quoteList>>): PreviousQuote[] {
  return quotes.map((quote) => {
    const quoteDate = dateFromWire(quote.quoteDate);
    const effectiveDate = dateFromWire(quote.effectiveDate);
    return {
      transactionId: quote.transactionId,
      rateQuoteId: String(quote.rateQuoteId ?? ''),
      ...(quoteDate && { quoteDate }),
      ...(effectiveDate && { effectiveDate }),
      drivers: (quote.drivers ?? []).map(({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ')),
    };
  });
}
