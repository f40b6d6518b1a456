import type { FaultName } from './response-faults.ts';

/** Faults of a new row after which the lead store, or the agents’ sheet, has it. */
export const rowWasWritten: readonly FaultName[] = ['truncated', 'hang-up afterwards'];

/**
 * The number of rows by their key. A browser repeats a request by itself when a kept connection breaks before an answer:
 * the lead store, which knows no keys of requests, then has the row twice.
 */
export const keysOf = (rows: readonly Readonly<Record<string, string>>[]): number =>
  new Set(rows.map(({ Timestamp }) => Timestamp)).size;
