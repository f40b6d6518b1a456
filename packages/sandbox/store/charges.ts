import { and, asc, eq } from 'drizzle-orm';
import { agencyTimeZone } from '#domain/agency-time-zone';
import { dateAt } from '#domain/calendar-date';
import type { Database } from './database.ts';
import type { PaymentSession } from './payment-sessions.ts';
import { bills, charges, paymentReturns, paymentSessions, policyLookups } from './tables.ts';

export type Charge = typeof charges.$inferSelect;

/**
 * Charges a bill at most once: the table accepts one charge for each bill. `approved` when the charge belongs to this
 * session, now or before; `alreadyMade` when it belongs to another one.
 */
export async function chargeOnce(
  database: Database,
  session: PaymentSession,
  { cardHolderName, now }: { cardHolderName: string; now: number },
): Promise<'approved' | 'alreadyMade'> {
  const { policyId, dueDate, policyNumber, sessionId, amount } = session;
  const invoiceId = `INV-${dateAt(now, agencyTimeZone).replaceAll('-', '')}-${sessionId.slice(-6).toUpperCase()}`;
  return database.transaction(async (write) => {
    const added = await write
      .insert(charges)
      .values({
        policyId,
        dueDate,
        policyNumber,
        sessionId,
        amount,
        invoiceId,
        cardHolderName,
        chargedAt: new Date(now),
      })
      .onConflictDoNothing()
      .returning({ sessionId: charges.sessionId });
    if (added.length === 0) {
      const present = await findCharge(write, { policyId, dueDate });
      return present?.sessionId === sessionId ? 'approved' : 'alreadyMade';
    }
    await write
      .update(paymentSessions)
      .set({ status: 'approved', cardHolderName })
      .where(eq(paymentSessions.sessionId, sessionId));
    return 'approved';
  });
}

export async function findCharge(
  database: Database,
  { policyId, dueDate }: Pick<Charge, 'policyId' | 'dueDate'>,
): Promise<Charge | undefined> {
  const [found] = await database
    .select()
    .from(charges)
    .where(and(eq(charges.policyId, policyId), eq(charges.dueDate, dueDate)));
  return found;
}

/** Every charge, oldest first; or those of one policy. */
export async function readCharges(database: Database, policyNumber?: string): Promise<Charge[]> {
  return database
    .select()
    .from(charges)
    .where(policyNumber === undefined ? undefined : eq(charges.policyNumber, policyNumber))
    .orderBy(asc(charges.chargedAt));
}

/** Deletes every payment and session: all bills are due again. */
export async function clearPayments(database: Database): Promise<void> {
  for (const table of [charges, paymentSessions, paymentReturns, policyLookups, bills]) await database.delete(table);
}
