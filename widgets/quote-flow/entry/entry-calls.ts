import { dateAt } from '#domain/calendar-date';
import type { SavedQuote } from '#domain/saved-quote';
import type { ServiceClient } from '#services/http';
import { affiliateLead as requestAffiliateLead } from '#services/lead/affiliate-lead';
import { leadByUtm } from '#services/lead/lead-by-utm';
import { customerQuote } from '#services/quotes/customer-quote';
import { loadQuote } from '#services/quotes/load-quote';
import { loadQuoteByTransaction } from '#services/quotes/load-quote-by-transaction';
import { previousQuotes as requestPreviousQuotes } from '#services/quotes/previous-quotes';
import { searchQuotes } from '#services/quotes/search-quotes';
import { verifyQuoteOwner } from '#services/quotes/verify-quote-owner';
import { requote } from '#services/rating/requote';
import type { FlowConfig } from '../quote-flow.config.ts';
import { prefillFromLead } from './affiliate-lead/affiliate-lead.ts';
import type { EntrySource } from './entry-source.ts';
import type { PreviousSearch } from './entry.types.ts';
import { type PrefillResult, applyPrefill } from './prefill-source.ts';
import { prefillFromQuote } from './quote-link/saved-quote.ts';

// Service calls of the entry sources; loaded only for visitors who need them.

export { customerQuote, loadQuoteByTransaction, verifyQuoteOwner };

const todayOf = (client: ServiceClient) => dateAt(client.now());

/** A partner's lead, validated by the rules of the steps. Rejects when it is missing or empty. */
export async function affiliateLead(
  client: ServiceClient,
  { entrySource, config }: { entrySource: EntrySource; config: FlowConfig },
  signal: AbortSignal,
): Promise<PrefillResult> {
  const rawData =
    entrySource.type === 'customer'
      ? await leadByUtm(client, entrySource, signal)
      : entrySource.type === 'affiliate'
        ? await requestAffiliateLead(client, entrySource, signal)
        : undefined;
  const prefill = prefillFromLead(rawData);
  if (!prefill) throw new Error('Affiliate data is empty');
  return applyPrefill(prefill, { config, today: todayOf(client), asksForConsent: config.affiliateConsent });
}

export function previousQuotes(client: ServiceClient, { search }: { search: PreviousSearch }, signal: AbortSignal) {
  return search.by === 'phone' ? requestPreviousQuotes(client, search, signal) : searchQuotes(client, search, signal);
}

/** An earlier quote with its rates. */
export function reopened(client: ServiceClient, { quote, config }: { quote: SavedQuote; config: FlowConfig }) {
  const prefill = applyPrefill(prefillFromQuote(quote), { config, today: todayOf(client), asksForConsent: false });
  return { prefill, transactionId: quote.transactionId, isRequote: false };
}

/** An earlier quote, rated again with the answers that the service saved. */
export async function requoted(
  client: ServiceClient,
  { quote, config }: { quote: SavedQuote; config: FlowConfig },
  signal: AbortSignal,
) {
  const { rateQuoteId } = quote;
  const { transactionId } = await requote(client, { rateQuoteId }, signal);
  const current = await loadQuote(client, { rateQuoteId }, signal).catch(() => quote);
  const prefill = applyPrefill(prefillFromQuote(current), { config, today: todayOf(client), asksForConsent: false });
  return { prefill, transactionId, isRequote: true };
}
