import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { cardSessions } from './tables.ts';

export type CardSession = typeof cardSessions.$inferSelect;

export async function storeCardSession(database: Database, session: CardSession): Promise<void> {
  await database.insert(cardSessions).values(session);
}

export async function findCardSession(database: Database, sessionId: string): Promise<CardSession | undefined> {
  const [found] = await database.select().from(cardSessions).where(eq(cardSessions.sessionId, sessionId));
  return found;
}

export async function changeCardSession(
  database: Database,
  sessionId: string,
  change: Pick<CardSession, 'status'> & Partial<Pick<CardSession, 'cardHolderName'>>,
): Promise<void> {
  await database.update(cardSessions).set(change).where(eq(cardSessions.sessionId, sessionId));
}
