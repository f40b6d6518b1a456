import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from './database.ts';
import { signings } from './tables.ts';

export type Signing = typeof signings.$inferSelect;

export async function storeSigning(database: Database, signing: Signing): Promise<void> {
  await database.insert(signings).values(signing);
}

export async function findSigning(
  database: Database,
  by: { addressToken: string } | { visitToken: string },
): Promise<Signing | undefined> {
  const isSought =
    'addressToken' in by ? eq(signings.addressToken, by.addressToken) : eq(signings.visitToken, by.visitToken);
  const [found] = await database.select().from(signings).where(isSought);
  return found;
}

/** Opens an address; false when it was open before. */
export async function openSigning(database: Database, addressToken: string, now: number): Promise<boolean> {
  const opened = await database
    .update(signings)
    .set({ openedAt: new Date(now) })
    .where(and(eq(signings.addressToken, addressToken), isNull(signings.openedAt)))
    .returning({ addressToken: signings.addressToken });
  return opened.length > 0;
}

/** Ends a visit; false when it had ended before. */
export async function endSigning(database: Database, visitToken: string, now: number): Promise<boolean> {
  const ended = await database
    .update(signings)
    .set({ endedAt: new Date(now) })
    .where(and(eq(signings.visitToken, visitToken), isNull(signings.endedAt)))
    .returning({ visitToken: signings.visitToken });
  return ended.length > 0;
}
