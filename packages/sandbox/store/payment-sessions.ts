import { and, eq, ne } from 'drizzle-orm';
import type { Database } from './database.ts';
import { paymentSessions } from './tables.ts';

export type PaymentSession = typeof paymentSessions.$inferSelect;

/** Stores a session, or returns the existing one of the same bill and intent. */
export async function storePaymentSession(database: Database, session: PaymentSession): Promise<PaymentSession> {
  await database.insert(paymentSessions).values(session).onConflictDoNothing();
  const { policyId, dueDate, intent } = paymentSessions;
  const isSame = and(eq(policyId, session.policyId), eq(dueDate, session.dueDate), eq(intent, session.intent));
  const [row] = await database.select().from(paymentSessions).where(isSame);
  return row!;
}

export async function findPaymentSession(
  database: Database,
  by: { sessionId: string } | { resultToken: string },
): Promise<PaymentSession | undefined> {
  const isSought =
    'sessionId' in by ? eq(paymentSessions.sessionId, by.sessionId) : eq(paymentSessions.resultToken, by.resultToken);
  const [found] = await database.select().from(paymentSessions).where(isSought);
  return found;
}

/** Records that nothing was paid. A paid session stays paid. */
export async function recordPaymentFailure(
  database: Database,
  { sessionId, ...change }: Pick<PaymentSession, 'sessionId' | 'cardHolderName'> & { status: 'declined' | 'abandoned' },
): Promise<void> {
  await database
    .update(paymentSessions)
    .set(change)
    .where(and(eq(paymentSessions.sessionId, sessionId), ne(paymentSessions.status, 'approved')));
}
