import { and, desc, eq, isNull } from 'drizzle-orm';
import type { RentersRequest } from '../renters/renters-rating.ts';
import { digest } from '../seeded.ts';
import type { Database } from './database.ts';
import { rentersCards, rentersCharges, rentersTransactions } from './tables.ts';

export type RentersTransaction = typeof rentersTransactions.$inferSelect;
export type RentersCharge = typeof rentersCharges.$inferSelect;
export type RentersCard = typeof rentersCards.$inferSelect;

/** Stores a request, once for its id; `conflict` when the id belongs to another one. */
export async function storeRentersTransaction(
  database: Database,
  { request, now }: { request: RentersRequest; now: number },
): Promise<'kept' | 'conflict'> {
  const { header: _, ...answers } = request;
  const fingerprint = digest(JSON.stringify(answers));
  const { transactionId } = request;
  await database
    .insert(rentersTransactions)
    .values({ transactionId, fingerprint, request, createdAt: new Date(now) })
    .onConflictDoNothing();
  const found = await findRentersTransaction(database, transactionId);
  return found?.fingerprint === fingerprint ? 'kept' : 'conflict';
}

export async function findRentersTransaction(
  database: Database,
  transactionId: string,
): Promise<RentersTransaction | undefined> {
  const [found] = await database
    .select()
    .from(rentersTransactions)
    .where(eq(rentersTransactions.transactionId, transactionId));
  return found;
}

/** Sets the time from which a request is rated. The first call counts. */
export async function rateRentersTransaction(
  database: Database,
  transactionId: string,
  ratedAt: number,
): Promise<void> {
  await database
    .update(rentersTransactions)
    .set({ ratedAt: new Date(ratedAt) })
    .where(and(eq(rentersTransactions.transactionId, transactionId), isNull(rentersTransactions.ratedAt)));
}

/** Records that the bank declined a payment, or that another one is tried. */
export async function recordRentersDecline(
  database: Database,
  transactionId: string,
  isDeclined: boolean,
): Promise<void> {
  await database
    .update(rentersTransactions)
    .set({ isDeclined })
    .where(eq(rentersTransactions.transactionId, transactionId));
}

export async function storeRentersCard(database: Database, card: RentersCard): Promise<void> {
  await database.insert(rentersCards).values(card);
}

export async function findRentersCard(database: Database, token: string): Promise<RentersCard | undefined> {
  const [found] = await database.select().from(rentersCards).where(eq(rentersCards.token, token));
  return found;
}

/** Charges a policy at most once: the table accepts one charge for each transaction. */
export async function chargeRenters(database: Database, charge: RentersCharge): Promise<void> {
  await database.insert(rentersCharges).values(charge).onConflictDoNothing();
}

export async function findRentersCharge(database: Database, transactionId: string): Promise<RentersCharge | undefined> {
  const [found] = await database.select().from(rentersCharges).where(eq(rentersCharges.transactionId, transactionId));
  return found;
}

/** A request and what was charged for it. */
export interface RentersRecord {
  transaction: RentersTransaction;
  charges: RentersCharge[];
}

/** The last requests, or those of an e-mail address; the newest first. */
export async function readRentersRecords(
  database: Database,
  { email, most = 200 }: { email?: string | undefined; most?: number } = {},
): Promise<RentersRecord[]> {
  const transactions = await database
    .select()
    .from(rentersTransactions)
    .orderBy(desc(rentersTransactions.createdAt))
    .limit(email === undefined ? most : 10_000);
  const charges = await database.select().from(rentersCharges);
  return transactions
    .filter(({ request }) => email === undefined || request.customer.email === email)
    .map((transaction) => ({
      transaction,
      charges: charges.filter(({ transactionId }) => transactionId === transaction.transactionId),
    }));
}
