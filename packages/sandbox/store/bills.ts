import { eq } from 'drizzle-orm';
import { addDays, type CalendarDate, dateAt } from '#domain/calendar-date';
import { visitTimeZone } from '#services/contract/visit-date';
import { daysBetween, dueStatus } from '../policies/due-status.ts';
import { policyByNumber, policyIdOf, type SeededPolicy } from '../policies/seeded-policies.ts';
import type { Database } from './database.ts';
import { bills } from './tables.ts';

/** A policy with what is due for it now. */
export interface Bill {
  policyId: string;
  policy: SeededPolicy;
  dueDate: CalendarDate;
  daysUntilDue: number;
}

/**
 * What is due for a policy. It stays due, paid or not, until its day comes too near for what the policy is there to
 * show: then the next bill takes its place.
 */
export async function findBill(database: Database, policyNumber: string, now: number): Promise<Bill | undefined> {
  const policy = policyByNumber(policyNumber);
  if (!policy) return undefined;
  const policyId = policyIdOf(policy);
  const today = dateAt(now, visitTimeZone);
  const next = { policyId, policyNumber, dueDate: addDays(today, policy.daysUntilDue) };
  await database.insert(bills).values(next).onConflictDoNothing();
  const [kept] = await database.select({ dueDate: bills.dueDate }).from(bills).where(eq(bills.policyId, policyId));
  let { dueDate } = kept!;
  if (dueStatus(daysBetween(today, dueDate)) !== dueStatus(policy.daysUntilDue)) {
    ({ dueDate } = next);
    await database.update(bills).set({ dueDate }).where(eq(bills.policyId, policyId));
  }
  return { policyId, policy, dueDate, daysUntilDue: daysBetween(today, dueDate) };
}

/** The same, of a policy that was asked for before. */
export async function findBillById(database: Database, policyId: string, now: number): Promise<Bill | undefined> {
  const [kept] = await database
    .select({ policyNumber: bills.policyNumber })
    .from(bills)
    .where(eq(bills.policyId, policyId));
  return kept && findBill(database, kept.policyNumber, now);
}
