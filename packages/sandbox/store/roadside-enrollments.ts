import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { agencyTimeZone } from '#domain/agency-time-zone';
import { dateAt } from '#domain/calendar-date';
import type { Database } from './database.ts';
import { roadsideCharges, roadsideEnrollments } from './tables.ts';

export type RoadsideEnrollment = typeof roadsideEnrollments.$inferSelect;
export type RoadsideCharge = typeof roadsideCharges.$inferSelect;

/** An enrollment, with its charge once it is paid. */
export interface RoadsideRecord {
  enrollment: RoadsideEnrollment;
  charge: RoadsideCharge | undefined;
}

/** The statuses of an enrollment that can still be paid. */
const unpaid = ['open', 'declined', 'abandoned'] as const;

/**
 * Stores an enrollment. It takes the place of the person's earlier ones that are not paid: their payment pages close.
 *
 * @returns false where the person has this membership already.
 */
export async function storeRoadsideEnrollment(
  database: Database,
  enrollment: RoadsideEnrollment,
  { paidSince }: { paidSince: Date },
): Promise<boolean> {
  const { email } = enrollment;
  const isSame = and(eq(roadsideEnrollments.email, email), eq(roadsideEnrollments.package, enrollment.package));
  return database.transaction(async (write) => {
    const paid = await write
      .select({ chargedAt: roadsideCharges.chargedAt })
      .from(roadsideEnrollments)
      .innerJoin(roadsideCharges, eq(roadsideCharges.transactionId, roadsideEnrollments.transactionId))
      .where(isSame);
    if (paid.some(({ chargedAt }) => chargedAt > paidSince)) return false;
    await write
      .update(roadsideEnrollments)
      .set({ status: 'replaced' })
      .where(and(eq(roadsideEnrollments.email, email), inArray(roadsideEnrollments.status, unpaid)));
    await write.insert(roadsideEnrollments).values(enrollment);
    return true;
  });
}

export async function findRoadsideEnrollment(
  database: Database,
  by: { transactionId: string } | { sessionId: string } | { documentId: string },
): Promise<RoadsideRecord | undefined> {
  const isSought =
    'transactionId' in by
      ? eq(roadsideEnrollments.transactionId, by.transactionId)
      : 'sessionId' in by
        ? eq(roadsideEnrollments.sessionId, by.sessionId)
        : eq(roadsideEnrollments.documentId, by.documentId);
  const [enrollment] = await database.select().from(roadsideEnrollments).where(isSought);
  if (!enrollment) return undefined;
  const [charge] = await database
    .select()
    .from(roadsideCharges)
    .where(eq(roadsideCharges.transactionId, enrollment.transactionId));
  return { enrollment, charge };
}

/** Records that nothing was paid. A paid enrollment stays paid, a replaced one replaced. */
export async function recordRoadsideFailure(
  database: Database,
  transactionId: string,
  status: 'declined' | 'abandoned',
): Promise<void> {
  await database
    .update(roadsideEnrollments)
    .set({ status })
    .where(and(eq(roadsideEnrollments.transactionId, transactionId), inArray(roadsideEnrollments.status, unpaid)));
}

/** Charges an enrollment at most once: the table accepts one charge for each. A replaced one is not charged. */
export async function chargeRoadside(
  database: Database,
  { transactionId, amount }: RoadsideEnrollment,
  { cardHolderName, now }: { cardHolderName: string; now: number },
): Promise<void> {
  const day = dateAt(now, agencyTimeZone).replaceAll('-', '');
  const invoiceId = `INV-${day}-${transactionId.slice(-6).toUpperCase()}`;
  await database.transaction(async (write) => {
    const taken = await write
      .update(roadsideEnrollments)
      .set({ status: 'approved' })
      .where(and(eq(roadsideEnrollments.transactionId, transactionId), inArray(roadsideEnrollments.status, unpaid)))
      .returning({ transactionId: roadsideEnrollments.transactionId });
    if (taken.length === 0) return;
    await write
      .insert(roadsideCharges)
      .values({ transactionId, amount, invoiceId, cardHolderName, chargedAt: new Date(now) })
      .onConflictDoNothing();
  });
}

/** The enrollments of an email address, the oldest first; or the last paid ones of everybody, the newest first. */
export async function readRoadsideEnrollments(
  database: Database,
  by: { email: string } | { mostPaid: number },
): Promise<RoadsideRecord[]> {
  const all = database
    .select({ enrollment: roadsideEnrollments, charge: roadsideCharges })
    .from(roadsideEnrollments)
    .leftJoin(roadsideCharges, eq(roadsideCharges.transactionId, roadsideEnrollments.transactionId))
    .$dynamic();
  const found = await ('email' in by
    ? all.where(eq(roadsideEnrollments.email, by.email)).orderBy(asc(roadsideEnrollments.enrolledAt))
    : all
        .where(eq(roadsideEnrollments.status, 'approved'))
        .orderBy(desc(roadsideCharges.chargedAt))
        .limit(by.mostPaid));
  return found.map(({ enrollment, charge }) => ({ enrollment, charge: charge ?? undefined }));
}
