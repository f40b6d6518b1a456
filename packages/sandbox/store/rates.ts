import { and, eq, sql } from 'drizzle-orm';
import type { Rate } from '../rating/rate-request.ts';
import type { Database } from './database.ts';
import { carrierAnswers } from './tables.ts';

/** A rate with its carrier and its request. */
export interface StoredRate {
  transactionId: string;
  carrierId: string;
  rate: Rate;
}

export async function findRate(database: Database, rateQuoteId: string): Promise<StoredRate | undefined> {
  const wanted = JSON.stringify([{ rateQuoteId }]);
  const [answer] = await database
    .select({
      transactionId: carrierAnswers.transactionId,
      carrierId: carrierAnswers.carrierId,
      rates: carrierAnswers.rates,
    })
    .from(carrierAnswers)
    .where(sql`${carrierAnswers.rates} @> ${wanted}::jsonb`);
  const rate = answer?.rates.find((candidate) => candidate.rateQuoteId === rateQuoteId);
  return answer && rate && { transactionId: answer.transactionId, carrierId: answer.carrierId, rate };
}

/** The carrier's rate with the default pay plan in a transaction. */
export async function findRateOfCarrier(
  database: Database,
  { transactionId, carrierId }: { transactionId: string; carrierId: string },
): Promise<StoredRate | undefined> {
  const [answer] = await database
    .select({ rates: carrierAnswers.rates })
    .from(carrierAnswers)
    .where(and(eq(carrierAnswers.transactionId, transactionId), eq(carrierAnswers.carrierId, carrierId)));
  const rate = answer?.rates[0];
  return rate && { transactionId, carrierId, rate };
}
