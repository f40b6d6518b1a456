import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { paymentReturns } from './tables.ts';

/** Stores the address that the payment page of a policy redirects to, replacing an earlier one. */
export async function storePaymentReturn(
  database: Database,
  { policyId, redirectTo }: { policyId: string; redirectTo: string },
): Promise<void> {
  await database
    .insert(paymentReturns)
    .values({ policyId, redirectTo })
    .onConflictDoUpdate({ target: paymentReturns.policyId, set: { redirectTo } });
}

export async function findPaymentReturn(database: Database, policyId: string): Promise<string | undefined> {
  const [found] = await database.select().from(paymentReturns).where(eq(paymentReturns.policyId, policyId));
  return found?.redirectTo;
}
