import { asc, inArray } from 'drizzle-orm';
import type { Database } from './database.ts';
import { addRows, updateRows } from './sheets.ts';
import { takenCalls, verificationChanges } from './tables.ts';

type Cells = Record<string, string>;

/** One write into the row of a transaction. */
export interface VerificationChange {
  transactionId: string;
  cells: Record<string, unknown>;
  changedAt: Date;
}

/** Appends rows to the verification sheet and returns their number. */
export async function addVerifications(database: Database, rows: readonly Cells[], now: number): Promise<number> {
  return database.transaction(async (write) => {
    const added = await addRows(write, 'verifications', rows);
    for (const cells of rows)
      await keepChange(write, { transactionId: cells.TransactionId ?? '', cells, changedAt: new Date(now) });
    return added;
  });
}

/** Writes cells into the row of a transaction if it still holds `only`, and returns the number of rows. */
export async function changeVerification(
  database: Database,
  { transactionId, cells, only, now }: { transactionId: string; cells: Cells; only?: Cells; now: number },
): Promise<number> {
  return database.transaction(async (write) => {
    const key = { key: 'TransactionId', value: transactionId };
    const updated = await updateRows(write, 'verifications', { ...key, cells, ...(only && { only }) });
    if (updated > 0) await keepChange(write, { transactionId, cells, changedAt: new Date(now) });
    return updated;
  });
}

async function keepChange(database: Database, change: VerificationChange): Promise<void> {
  await database.insert(verificationChanges).values(change);
}

/** Every write into the rows of these transactions, oldest first. */
export async function readVerificationChanges(
  database: Database,
  transactionIds: readonly string[],
): Promise<VerificationChange[]> {
  if (transactionIds.length === 0) return [];
  return database
    .select()
    .from(verificationChanges)
    .where(inArray(verificationChanges.transactionId, [...transactionIds]))
    .orderBy(asc(verificationChanges.id));
}

/** When each callback request was taken, by its name. */
export async function readTakenCalls(database: Database): Promise<ReadonlyMap<string, Date>> {
  const taken = await database.select().from(takenCalls);
  return new Map(taken.map(({ call, takenAt }) => [call, takenAt]));
}

/** Records that a callback request was taken; the first record stays. */
export async function takeCall(database: Database, call: string, now: number): Promise<void> {
  await database
    .insert(takenCalls)
    .values({ call, takenAt: new Date(now) })
    .onConflictDoNothing();
}
