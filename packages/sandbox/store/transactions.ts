import { asc, eq } from 'drizzle-orm';
import type { ServiceVariant } from '#domain/service-variant';
import type { QuoteRequest } from '../rating/quote-request.ts';
import { type CarrierAnswer, type Rate, rateRequest } from '../rating/rate-request.ts';
import { digest } from '../seeded.ts';
import type { Database } from './database.ts';
import { carrierAnswers, transactions } from './tables.ts';

/**
 * Stores a quote request with the carriers' answers. The same request with the same id is stored once, even in
 * concurrent calls; `conflict` when the id belongs to another request.
 */
export async function storeTransaction(
  database: Database,
  {
    request,
    variant,
    now,
    guestToken,
  }: { request: QuoteRequest; variant: ServiceVariant; now: number; guestToken?: string | undefined },
): Promise<'kept' | 'conflict'> {
  const { header: _, ...rated } = request;
  const fingerprint = digest(JSON.stringify([variant, rated]));
  const { transactionId } = request;
  return database.transaction(async (write) => {
    const added = await write
      .insert(transactions)
      .values({ transactionId, variant, fingerprint, request, createdAt: new Date(now), guestToken })
      .onConflictDoNothing()
      .returning({ transactionId: transactions.transactionId });
    if (added.length === 0) {
      const [present] = await write
        .select({ fingerprint: transactions.fingerprint })
        .from(transactions)
        .where(eq(transactions.transactionId, transactionId));
      return present?.fingerprint === fingerprint ? 'kept' : 'conflict';
    }
    const answers = rateRequest(request, now).map(({ carrierId, delay, rates }: CarrierAnswer) => ({
      transactionId,
      carrierId,
      answersAt: new Date(now + delay),
      rates,
    }));
    if (answers.length > 0) await write.insert(carrierAnswers).values(answers);
    return 'kept';
  });
}

export interface StoredAnswer {
  carrierId: string;
  answersAt: Date;
  rates: Rate[];
}

export interface StoredTransaction {
  transactionId: string;
  variant: string;
  request: QuoteRequest;
  createdAt: Date;
  /** In the order of their times. */
  answers: StoredAnswer[];
}

export async function findTransaction(
  database: Database,
  transactionId: string,
): Promise<StoredTransaction | undefined> {
  const [transaction] = await database
    .select({ variant: transactions.variant, request: transactions.request, createdAt: transactions.createdAt })
    .from(transactions)
    .where(eq(transactions.transactionId, transactionId));
  if (!transaction) return undefined;
  const answers = await database
    .select({ carrierId: carrierAnswers.carrierId, answersAt: carrierAnswers.answersAt, rates: carrierAnswers.rates })
    .from(carrierAnswers)
    .where(eq(carrierAnswers.transactionId, transactionId))
    .orderBy(asc(carrierAnswers.answersAt), asc(carrierAnswers.carrierId));
  return { transactionId, ...transaction, answers };
}
