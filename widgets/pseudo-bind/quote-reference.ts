import { queryValue } from '#flow/page-query';
import type { QuoteReference } from './pseudo-bind.types.ts';

/** Reads the quote to buy from the page's address; parameter names in any case. Missing ones are empty. */
export const quoteReferenceOf = (path: string): QuoteReference => ({
  rateQuoteId: queryValue(path, 'rateQuoteId'),
  transactionId: queryValue(path, 'transactionId'),
  payPlan: queryValue(path, 'payPlan'),
});

/** Required parameters that the address lacks. */
export function missingParameters({
  rateQuoteId,
  transactionId,
}: QuoteReference): readonly ('rateQuoteId' | 'transactionId')[] {
  return [...(rateQuoteId ? [] : ['rateQuoteId' as const]), ...(transactionId ? [] : ['transactionId' as const])];
}
