import type * as z from 'zod/mini';
import type { Visitor } from './create-visitor.ts';
import { openSealedRecord, type SealedRecord } from './sealed-record.ts';

/** What a visitor answered, so that they find it again: encrypted, for 168 hours like their place. */
export type Prefill<Answers> = SealedRecord<Answers>;

const timeToLive = 168 * 3_600_000;
const opened = new WeakMap<Visitor, unknown>();

/**
 * The prefill record of a visitor. The flow owns its shape; a saved record of another version or shape reads as none.
 * All flows of a brand on the page share one, opened with the shape of the first.
 *
 * @example
 * const prefill = openPrefill(host.visitor, { version: 1, schema: visitSchema });
 * const visit = await prefill.load();
 * prefill.save({ ...visit, step: 'contact' });
 */
export function openPrefill<Answers>(
  visitor: Visitor,
  { version, schema }: { version: number; schema: z.ZodMiniType<Answers> },
): Prefill<Answers> {
  let prefill = opened.get(visitor) as Prefill<Answers> | undefined;
  if (!prefill) {
    prefill = openSealedRecord(visitor, 'prefill', { version, timeToLive, schema });
    opened.set(visitor, prefill);
  }
  return prefill;
}
