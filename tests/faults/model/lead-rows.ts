import type { FaultName } from './response-faults.ts';

/** Faults of `createLead` after which the lead store has the row. */
export const rowWasWritten: readonly FaultName[] = ['truncated', 'hang-up afterwards'];

/**
 * The number of rows by their key. A browser repeats a request by itself when a kept connection breaks before an answer:
 * the lead store, which knows no keys of requests, then has the row twice.
 */
export const keysOf = (rows: readonly Readonly<Record<string, string>>[]): number =>
  new Set(rows.map(({ Timestamp }) => Timestamp)).size;
