import { asText } from '../contract/write-mode.ts';
import { RefusedError } from '../errors.ts';
import type { ServiceClient } from '../http.ts';
import { updateVerification as contract } from './update-verification.contract.ts';
import { stampedCells, type VerificationRow } from './verification-row.contract.ts';
import { sheetOf, type VerificationSheet } from './verification-sheet.ts';

interface VerificationUpdate {
  transactionId: string;
  /** The changed cells. When empty, the write is skipped. */
  changes: Partial<VerificationRow>;
  /** Epoch milliseconds. */
  now: number;
  sheet?: VerificationSheet | undefined;
}

/** Writes the changed cells and the time into the row of a transaction. Does nothing when no sheet is configured. */
export async function updateVerification(
  client: ServiceClient,
  { transactionId, changes, now, sheet }: VerificationUpdate,
  signal?: AbortSignal,
): Promise<void> {
  const at = sheetOf(client, sheet);
  if (!at || Object.keys(changes).length === 0) return;
  const data = stampedCells(changes, now);
  await client.call(
    contract,
    { params: { transactionId }, body: { data, ...asText }, at, signal, keepalive: true },
    ({ updated }) => {
      if (updated < 1)
        throw new RefusedError(contract.id, { message: `${contract.id}: the sheet has no row of this transaction` });
    },
  );
}
