import type { ServiceClient } from '#services/http';
import { getResults, type QuoteResults } from '#services/rating/get-results';
import { rankAsConfigured } from './ranking.ts';
import type { ResultsConfig } from './results.config.ts';

/** The carriers' results so far, in the order in which the visitor first sees their cards. */
export async function rankedResults(
  client: ServiceClient,
  { transactionId, config }: { transactionId: string; config: ResultsConfig },
  signal: AbortSignal,
): Promise<QuoteResults> {
  const results = await getResults(client, { transactionId }, signal);
  return { ...results, quotes: rankAsConfigured(results.quotes, config) };
}
