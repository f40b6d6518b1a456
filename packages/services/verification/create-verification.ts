import { type Verification } from '#domain/contact-verification';
import { asText } from '../contract/write-mode.ts';
import { RefusedError } from '../errors.ts';
import type { ServiceClient } from '../http.ts';
import { createVerification as contract } from './create-verification.contract.ts';
import { searchVerifications } from './search-verifications.ts';
import { newRowCells, type VerificationDetails } from './verification-row.ts';
import { sheetOf, type VerificationSheet } from './verification-sheet.ts';

interface NewVerification {
  verification: Verification;
  details: VerificationDetails;
  /** Epoch milliseconds. */
  now: number;
  sheet?: VerificationSheet | undefined;
}

/**
 * Adds the row of a transaction unless it has one, so that a retry after a lost response creates no second row. Callers
 * in several tabs must use a lock. Does nothing when no sheet is configured.
 */
export async function createVerification(
  client: ServiceClient,
  { verification, details, now, sheet }: NewVerification,
  signal?: AbortSignal,
): Promise<void> {
  const at = sheetOf(client, sheet);
  if (!at) return;
  const { transactionId, rateQuoteId } = verification;
  if (await searchVerifications(client, { transactionId, sheet }, signal)) return;
  const row = newRowCells(verification, details, now);
  await client.call(
    contract,
    { body: { data: [row], ...asText }, at, signal, rateQuoteId, keepalive: true },
    ({ created }) => {
      if (created < 1) throw new RefusedError(contract.id, { message: `${contract.id}: the sheet added no row` });
    },
  );
}
