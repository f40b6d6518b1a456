import { asc, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { purchases } from './tables.ts';

export interface Purchase {
  transactionId: string;
  rateQuoteId: string;
  policyNumber: string;
  purchasedAt: Date;
}

/** Stores a purchase, or returns the existing one of the same transaction. */
export async function storePurchase(database: Database, purchase: Purchase): Promise<Purchase> {
  await database.insert(purchases).values(purchase).onConflictDoNothing();
  return (await findPurchase(database, purchase.transactionId))!;
}

export async function findPurchase(database: Database, transactionId: string): Promise<Purchase | undefined> {
  const [found] = await database.select().from(purchases).where(eq(purchases.transactionId, transactionId));
  return found;
}

/** Every purchase, oldest first. */
export async function readPurchases(database: Database): Promise<Purchase[]> {
  return database.select().from(purchases).orderBy(asc(purchases.purchasedAt));
}
