import * as z from 'zod/mini';
import type { Visitor } from './create-visitor.ts';
import type { RecordKind } from './record.ts';
import { openSealedRecord, type SealedRecord } from './sealed-record.ts';

/** What a visitor answered, so that they find it again: encrypted, for 168 hours like their place. */
export type Prefill<Answers> = SealedRecord<Answers>;

const timeToLive = 168 * 3_600_000;
const opened = new WeakMap<Visitor, { record: Prefill<unknown>; kind: RecordKind<unknown> }>();

/**
 * The prefill record of a visitor. The flow owns its shape; a saved record of another version or shape reads as none.
 * All flows of a brand on the page share one. Whoever only saves needs no schema: nothing is found before one is given.
 *
 * @example
 * const prefill = openPrefill(host.visitor, { version: 1, schema: visitSchema });
 * const visit = await prefill.load();
 * prefill.save({ ...visit, step: 'contact' });
 */
export function openPrefill<Answers>(
  visitor: Visitor,
  { version, schema }: { version: number; schema?: z.ZodMiniType<Answers> },
): Prefill<Answers> {
  let known = opened.get(visitor);
  if (!known) {
    const kind: RecordKind<unknown> = { version, timeToLive, schema: z.custom(() => false) };
    known = { record: openSealedRecord(visitor, 'prefill', kind), kind };
    opened.set(visitor, known);
  }
  if (schema) known.kind.schema = schema;
  return known.record as Prefill<Answers>;
}
