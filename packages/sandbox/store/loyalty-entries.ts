import { desc, eq } from 'drizzle-orm';
import { portfolioOf } from '../portfolios/portfolios.ts';
import { type LedgerEntry, ledgerEntries } from '../portfolios/seeded-ledger.ts';
import type { Customer } from './customers.ts';
import type { Database } from './database.ts';
import { customers, loyaltyEntries } from './tables.ts';

type NewEntry = Omit<typeof loyaltyEntries.$inferInsert, 'customerId'>;

/** Points of a customer: those that can be redeemed, and all that were ever earned. */
export interface PointTotals {
  balance: number;
  lifetime: number;
}

/** A page of the points history, the latest first, and whether there is more. */
export async function readLedger(
  database: Database,
  customer: Customer,
  { offset, count }: { offset: number; count: number },
): Promise<{ entries: LedgerEntry[]; hasMore: boolean }> {
  const { ledger } = portfolioOf(customer.profile);
  const own = await ownEntries(database, customer);
  const shown: LedgerEntry[] = own.slice(offset, offset + count);
  const from = Math.max(0, offset - own.length);
  const seeded = ledgerEntries(ledger, { from, count: count - shown.length, before: customer.createdAt });
  return { entries: [...shown, ...seeded], hasMore: offset + count < own.length + ledger.rows };
}

export async function readPointTotals(database: Database, customer: Customer): Promise<PointTotals> {
  const { ledger } = portfolioOf(customer.profile);
  const seeded = ledgerEntries(ledger, { from: 0, count: ledger.rows, before: customer.createdAt });
  const totals = { balance: 0, lifetime: 0 };
  for (const { type, amount } of [...seeded, ...(await ownEntries(database, customer))]) {
    totals.balance += type === 'addition' ? amount : -amount;
    if (type === 'addition') totals.lifetime += amount;
  }
  return totals;
}

/** Adds points once for an id: an entry of the same id is kept. */
export async function addPoints(database: Database, customer: Customer, entry: NewEntry): Promise<void> {
  await database
    .insert(loyaltyEntries)
    .values({ ...entry, customerId: customer.customerId })
    .onConflictDoNothing();
}

/** Takes points for a gift card, one redemption of a customer at a time. False when there are too few. */
export async function takePoints(database: Database, customer: Customer, entry: NewEntry): Promise<boolean> {
  return database.transaction(async (write) => {
    await write
      .select({ customerId: customers.customerId })
      .from(customers)
      .where(eq(customers.customerId, customer.customerId))
      .for('update');
    const { balance } = await readPointTotals(write, customer);
    if (balance < entry.amount) return false;
    await write.insert(loyaltyEntries).values({ ...entry, customerId: customer.customerId });
    return true;
  });
}

function ownEntries(database: Database, { customerId }: Customer) {
  return database
    .select()
    .from(loyaltyEntries)
    .where(eq(loyaltyEntries.customerId, customerId))
    .orderBy(desc(loyaltyEntries.createdAt), desc(loyaltyEntries.entryId));
}
