import { eq } from 'drizzle-orm';
import { agencyTimeZone } from '#domain/agency-time-zone';
import { addDays, type CalendarDate, dateAt } from '#domain/calendar-date';
import { daysBetween, dueStatus } from '../policies/due-status.ts';
import { policyByNumber, policyIdOf, type SeededPolicy } from '../policies/seeded-policies.ts';
import type { Database } from './database.ts';
import { bills } from './tables.ts';

/** A policy with its current bill. */
export interface Bill {
  policyId: string;
  policy: SeededPolicy;
  dueDate: CalendarDate;
  daysUntilDue: number;
}

/**
 * The current bill of a policy. It stays the same, paid or not, until its due date would change the policy's due
 * status: then the next bill replaces it.
 */
export async function findBill(database: Database, policyNumber: string, now: number): Promise<Bill | undefined> {
  const policy = policyByNumber(policyNumber);
  if (!policy) return undefined;
  const policyId = policyIdOf(policy);
  const today = dateAt(now, agencyTimeZone);
  const next = { policyId, policyNumber, dueDate: addDays(today, policy.daysUntilDue) };
  await database.insert(bills).values(next).onConflictDoNothing();
  const [bill] = await database.select({ dueDate: bills.dueDate }).from(bills).where(eq(bills.policyId, policyId));
  let { dueDate } = bill!;
  if (dueStatus(daysBetween(today, dueDate)) !== dueStatus(policy.daysUntilDue)) {
    ({ dueDate } = next);
    await database.update(bills).set({ dueDate }).where(eq(bills.policyId, policyId));
  }
  return { policyId, policy, dueDate, daysUntilDue: daysBetween(today, dueDate) };
}

/** The current bill of a policy that was looked up before. */
export async function findBillById(database: Database, policyId: string, now: number): Promise<Bill | undefined> {
  const [bill] = await database
    .select({ policyNumber: bills.policyNumber })
    .from(bills)
    .where(eq(bills.policyId, policyId));
  return bill && findBill(database, bill.policyNumber, now);
}
