import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { agencyTimeZone } from '#domain/agency-time-zone';
import { dateAt } from '#domain/calendar-date';
import type { Cents } from '#domain/money';
import type { PurchaseRequest } from '../buy-now/purchase-request.ts';
import { digest } from '../seeded.ts';
import type { Database } from './database.ts';
import { buyNowPurchases, purchaseCharges, signatures } from './tables.ts';

export type StoredPurchase = typeof buyNowPurchases.$inferSelect;
export type PurchaseCharge = typeof purchaseCharges.$inferSelect;
export type Signature = typeof signatures.$inferSelect;

interface PurchaseKey {
  transactionId: string;
  carrierId: string;
}

const isPurchase = ({ transactionId, carrierId }: PurchaseKey) =>
  and(eq(buyNowPurchases.transactionId, transactionId), eq(buyNowPurchases.carrierId, carrierId));

/** The card's part of a purchase before any card. */
const withoutCard = {
  cardToken: null,
  cardStatus: 'pending',
  cardHolderName: '',
  chargeOutcome: 'paid',
  processingAt: null,
} as const;

/** Begins a purchase, or returns the existing one. */
export async function beginPurchase(database: Database, key: PurchaseKey, now: number): Promise<StoredPurchase> {
  const { transactionId, carrierId } = key;
  await database
    .insert(buyNowPurchases)
    .values({ transactionId, carrierId, begunAt: new Date(now), errors: [], ...withoutCard, signature: 'none' })
    .onConflictDoNothing();
  return (await findPurchaseOf(database, key))!;
}

export async function findPurchaseOf(database: Database, key: PurchaseKey): Promise<StoredPurchase | undefined> {
  const [found] = await database.select().from(buyNowPurchases).where(isPurchase(key));
  return found;
}

/** The purchase of a transaction: the one that was charged, otherwise the last that was begun. */
export async function findCurrentPurchase(
  database: Database,
  transactionId: string,
): Promise<StoredPurchase | undefined> {
  const found = await database
    .select()
    .from(buyNowPurchases)
    .where(eq(buyNowPurchases.transactionId, transactionId))
    .orderBy(desc(buyNowPurchases.begunAt));
  return found.find(({ chargedAt }) => chargedAt) ?? found[0];
}

export async function findPurchaseOfPolicy(
  database: Database,
  { carrierId, policyNumber }: { carrierId: string; policyNumber: string },
): Promise<StoredPurchase | undefined> {
  const [found] = await database
    .select()
    .from(buyNowPurchases)
    .where(and(eq(buyNowPurchases.carrierId, carrierId), eq(buyNowPurchases.policyNumber, policyNumber)));
  return found;
}

/**
 * Stores a submission of step 2, which takes the place of the previous one and of its card. The same submission with
 * the same id is stored once; `conflict` when the id belongs to another one, `charged` when the purchase is paid.
 */
export async function submitToPurchase(
  database: Database,
  key: PurchaseKey,
  { request, errors, now, ratingTime }: { request: PurchaseRequest; errors: string[]; now: number; ratingTime: number },
): Promise<'kept' | 'conflict' | 'charged'> {
  const { header: _, ...rated } = request;
  const fingerprint = digest(JSON.stringify(rated));
  const submissionId = request.transactionId;
  return database.transaction(async (write) => {
    const present = await beginPurchase(write, key, now);
    if (present.submissionId === submissionId) return present.fingerprint === fingerprint ? 'kept' : 'conflict';
    const stored = await write
      .update(buyNowPurchases)
      .set({ submissionId, fingerprint, request, errors, ratedAt: new Date(now + ratingTime), ...withoutCard })
      .where(and(isPurchase(key), isNull(buyNowPurchases.chargedAt)))
      .returning({ carrierId: buyNowPurchases.carrierId });
    return stored.length > 0 ? 'kept' : 'charged';
  });
}

type CardChange = Pick<StoredPurchase, 'cardToken' | 'cardStatus' | 'cardHolderName' | 'chargeOutcome'>;

/** Records the bank's answer about a card. A paid purchase stays as it is. */
export async function recordCard(database: Database, key: PurchaseKey, card: CardChange): Promise<void> {
  await database
    .update(buyNowPurchases)
    .set({ ...card, processingAt: null })
    .where(and(isPurchase(key), isNull(buyNowPurchases.chargedAt)));
}

/** Marks that the payment is being processed. */
export async function markProcessing(database: Database, key: PurchaseKey, now: number): Promise<void> {
  await database
    .update(buyNowPurchases)
    .set({ processingAt: new Date(now) })
    .where(and(isPurchase(key), isNull(buyNowPurchases.chargedAt)));
}

/**
 * Charges a purchase at most once: the table accepts one charge for each. Returns the charge, this one or the earlier.
 */
export async function chargePurchase(
  database: Database,
  { transactionId, carrierId, cardToken, cardHolderName }: StoredPurchase,
  { amount, policyNumber, now }: { amount: Cents; policyNumber: string; now: number },
): Promise<PurchaseCharge> {
  const key = { transactionId, carrierId };
  const chargedAt = new Date(now);
  const invoiceId = `INV-${dateAt(now, agencyTimeZone).replaceAll('-', '')}-${policyNumber.slice(-6)}`;
  return database.transaction(async (write) => {
    const added = await write
      .insert(purchaseCharges)
      .values({ ...key, amount, invoiceId, cardToken: cardToken ?? '', cardHolderName, chargedAt })
      .onConflictDoNothing()
      .returning();
    if (added.length > 0) await write.update(buyNowPurchases).set({ chargedAt, policyNumber }).where(isPurchase(key));
    return added[0] ?? (await findPurchaseCharge(write, key))!;
  });
}

export async function findPurchaseCharge(
  database: Database,
  { transactionId, carrierId }: PurchaseKey,
): Promise<PurchaseCharge | undefined> {
  const [found] = await database
    .select()
    .from(purchaseCharges)
    .where(and(eq(purchaseCharges.transactionId, transactionId), eq(purchaseCharges.carrierId, carrierId)));
  return found;
}

/** Signs a policy at most once: the table accepts one signature for each. */
export async function signPurchase(
  database: Database,
  { transactionId, carrierId }: PurchaseKey,
  { signerName, now }: { signerName: string; now: number },
): Promise<void> {
  const key = { transactionId, carrierId };
  const signedAt = new Date(now);
  await database.transaction(async (write) => {
    const added = await write
      .insert(signatures)
      .values({ ...key, signerName, signedAt })
      .onConflictDoNothing()
      .returning({ signedAt: signatures.signedAt });
    if (added.length > 0)
      await write.update(buyNowPurchases).set({ signature: 'signed', signedAt }).where(isPurchase(key));
  });
}

/** Records that a policy was not signed. A signed one stays signed. */
export async function recordNoSignature(
  database: Database,
  key: PurchaseKey,
  signature: 'declined' | 'expired',
): Promise<void> {
  await database
    .update(buyNowPurchases)
    .set({ signature })
    .where(and(isPurchase(key), isNull(buyNowPurchases.signedAt)));
}

/** A purchase with everything that was charged and signed for it. */
export interface PurchaseRecord {
  purchase: StoredPurchase;
  charges: PurchaseCharge[];
  signatures: Signature[];
}

/** The purchases of a transaction, or every paid one; the oldest first. */
export async function readPurchaseRecords(database: Database, transactionId?: string): Promise<PurchaseRecord[]> {
  const of = (table: typeof buyNowPurchases | typeof purchaseCharges | typeof signatures) =>
    transactionId === undefined ? undefined : eq(table.transactionId, transactionId);
  const purchases = await database
    .select()
    .from(buyNowPurchases)
    .where(of(buyNowPurchases) ?? isNotNull(buyNowPurchases.chargedAt))
    .orderBy(asc(buyNowPurchases.begunAt));
  const charges = await database.select().from(purchaseCharges).where(of(purchaseCharges));
  const signed = await database.select().from(signatures).where(of(signatures));
  return purchases.map((purchase) => {
    const isOwn = ({ transactionId: id, carrierId }: PurchaseKey) =>
      id === purchase.transactionId && carrierId === purchase.carrierId;
    return { purchase, charges: charges.filter(isOwn), signatures: signed.filter(isOwn) };
  });
}
