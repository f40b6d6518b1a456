import { type Verification } from '#domain/contact-verification';
import type { ServiceClient } from '../http.ts';
import { searchVerifications as contract } from './search-verifications.contract.ts';
import { readVerification } from './verification-row.contract.ts';
import { sheetOf, type VerificationSheet } from './verification-sheet.ts';

interface Wanted {
  transactionId: string;
  sheet?: VerificationSheet | undefined;
}

/** Loads the verification of a transaction; undefined when it has none or no sheet is configured. */
export async function searchVerifications(
  client: ServiceClient,
  { transactionId, sheet }: Wanted,
  signal?: AbortSignal,
): Promise<Verification | undefined> {
  const at = sheetOf(client, sheet);
  if (!at) return undefined;
  return client.call(contract, { query: { TransactionId: transactionId }, at, signal }, (rows) =>
    rows.map(readVerification).find((row) => row.transactionId === transactionId),
  );
}
