import { asc, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { customers, referrals } from './tables.ts';

export async function storeReferral(database: Database, referral: typeof referrals.$inferInsert): Promise<void> {
  await database.insert(referrals).values(referral);
}

/** The friends whom the customers with an address have referred, the oldest first. */
export async function readReferrals(database: Database, email: string) {
  return database
    .select({ body: referrals.body, referredAt: referrals.referredAt })
    .from(referrals)
    .innerJoin(customers, eq(customers.customerId, referrals.customerId))
    .where(eq(customers.email, email))
    .orderBy(asc(referrals.id));
}
