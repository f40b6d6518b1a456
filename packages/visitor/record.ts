import * as z from 'zod/mini';
import { attempt } from './attempt.ts';

/** What one kind of stored record holds and how long it counts. */
export interface RecordKind<Data> {
  /** Raised when the shape changes: records of another version are not read. */
  version: number;
  /** Milliseconds. */
  timeToLive: number;
  schema: z.ZodMiniType<Data>;
}

export interface StoredRecord<Data> {
  data: Data;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** Tabs of one device agree on the time to within a correction of its clock. */
const clockCorrection = 60_000;

/**
 * Reads what {@link writeRecord} wrote. Undefined for anything else: no JSON, another version, another shape, expired,
 * or of a time that this clock has not reached or can no longer vouch for, because one of the two was wrong.
 */
export function readRecord<Data>(text: string, kind: RecordKind<Data>, now: number): StoredRecord<Data> | undefined {
  const parsed = attempt(() => JSON.parse(text) as { v: unknown; savedAt: number; expiresAt: number; data: unknown });
  if (!parsed) return undefined;
  const { v, savedAt, expiresAt, data } = parsed;
  const isDue =
    v === kind.version &&
    Number.isFinite(savedAt) &&
    Number.isFinite(expiresAt) &&
    savedAt <= now + clockCorrection &&
    now < expiresAt &&
    expiresAt <= savedAt + kind.timeToLive;
  if (!isDue) return undefined;
  const result = z.safeParse(kind.schema, data);
  return result.success ? { data: result.data, expiresAt } : undefined;
}

/** @param expiresAt earlier than the kind's time to live, where the data has an end of its own. */
export function writeRecord(
  data: unknown,
  { version, timeToLive }: Omit<RecordKind<unknown>, 'schema'>,
  now: number,
  expiresAt = now + timeToLive,
): string {
  return JSON.stringify({ v: version, savedAt: now, expiresAt, data });
}
