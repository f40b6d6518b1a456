import type * as z from 'zod/mini';
import type { Visitor } from './create-visitor.ts';
import { openSealedRecord, type SealedRecord } from './sealed-record.ts';

const timeToLive = 168 * 3_600_000;
const opened = new WeakMap<Visitor, Map<string, SealedRecord<unknown>>>();

/**
 * What a visitor answered on the way to buying one quote, by its transaction: encrypted, for 168 hours. Two purchases
 * in two tabs do not disturb each other. A record of another version or shape reads as none.
 *
 * @example
 * const purchase = openPurchase(host.visitor, { transactionId, version: 1, schema: visitSchema });
 * const visit = await purchase.load();
 */
export function openPurchase<Answers>(
  visitor: Visitor,
  { transactionId, version, schema }: { transactionId: string; version: number; schema: z.ZodMiniType<Answers> },
): SealedRecord<Answers> {
  const records = opened.get(visitor) ?? new Map<string, SealedRecord<unknown>>();
  opened.set(visitor, records);
  const known =
    records.get(transactionId) ??
    openSealedRecord<unknown>(visitor, `purchase.${transactionId}`, { version, timeToLive, schema });
  records.set(transactionId, known);
  return known as SealedRecord<Answers>;
}
