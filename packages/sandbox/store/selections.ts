import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { selectQuote } from '#services/rating/select-quote.contract';
import type { Database } from './database.ts';
import { reports } from './tables.ts';

/** The rate that the visitor selected last, among these. */
export async function findSelectedRate(
  database: Database,
  rateQuoteIds: readonly string[],
): Promise<string | undefined> {
  if (rateQuoteIds.length === 0) return undefined;
  const rateQuoteId = sql<string>`${reports.body} ->> 'rateQuoteId'`;
  const [selection] = await database
    .select({ rateQuoteId })
    .from(reports)
    .where(and(eq(reports.kind, selectQuote.id), inArray(rateQuoteId, [...rateQuoteIds])))
    .orderBy(desc(reports.id))
    .limit(1);
  return selection?.rateQuoteId;
}
