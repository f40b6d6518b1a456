import { tryOrUndefined } from './try-or-undefined.ts';

/** Checks whether data has its shape, as a zod schema does. */
export interface RecordSchema<Data> {
  safeParse(data: unknown): { success: true; data: Data } | { success: false };
}

/** The shape and the lifetime of a stored record. */
export interface RecordFormat<Data> {
  /** Raise it when the shape changes: records of another version are not read. */
  version: number;
  /** Milliseconds. */
  timeToLive: number;
  schema: RecordSchema<Data>;
}

export interface StoredRecord<Data> {
  data: Data;
  /** Epoch milliseconds. */
  savedAt: number;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/**
 * Time to live of input typed before React loads, in milliseconds. Defined here because no schema is loaded at that
 * time.
 */
export const earlyInputTimeToLive = 86_400_000;

/** The storage name that marks the input of a record as sent to another page, whose answer may be an error. */
export const sentMark = (record: string): string => `${record}.sent`;

/** Milliseconds by which the clock of a device may be corrected between two visits. */
const clockTolerance = 60_000;

/**
 * Parses the text that {@link writeRecord} returned. Undefined for malformed JSON, another version, another shape, and
 * for records that have expired or whose timestamps imply clock skew.
 */
export function readRecord<Data>(
  text: string,
  format: RecordFormat<Data>,
  now: number,
): StoredRecord<Data> | undefined {
  const parsed = tryOrUndefined(
    () => JSON.parse(text) as { v: unknown; savedAt: number; expiresAt: number; data: unknown },
  );
  if (!parsed) return undefined;
  const { v, savedAt, expiresAt, data } = parsed;
  const isCurrent =
    v === format.version &&
    Number.isFinite(savedAt) &&
    Number.isFinite(expiresAt) &&
    savedAt <= now + clockTolerance &&
    now < expiresAt &&
    expiresAt <= savedAt + format.timeToLive;
  if (!isCurrent) return undefined;
  const result = format.schema.safeParse(data);
  return result.success ? { data: result.data, savedAt, expiresAt } : undefined;
}

/** @param expiresAt epoch milliseconds; at most the format's time to live from now. */
export function writeRecord(
  data: unknown,
  { version, timeToLive }: Omit<RecordFormat<unknown>, 'schema'>,
  now: number,
  expiresAt = now + timeToLive,
): string {
  return JSON.stringify({ v: version, savedAt: now, expiresAt, data });
}
