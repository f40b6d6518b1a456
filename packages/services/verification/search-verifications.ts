import { type Verification } from '#domain/contact-verification';
import type { ServiceClient } from '../http.ts';
import { searchVerifications as contract } from './search-verifications.contract.ts';
import { readVerification, type VerificationCells } from './verification-row.contract.ts';
import { replacedCells, type VerificationDetails } from './verification-row.ts';
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
  const row = await searchRow(client, { transactionId, sheet }, signal);
  return row && readVerification(row);
}

/** Loads the cells of a transaction's row that these details replace: see {@link replacedCells}. */
export async function searchDetailCells(
  client: ServiceClient,
  { details, ...wanted }: Wanted & { details: VerificationDetails },
  signal?: AbortSignal,
): Promise<VerificationCells> {
  const row = await searchRow(client, wanted, signal);
  return row ? replacedCells(row, details) : {};
}

async function searchRow(client: ServiceClient, { transactionId, sheet }: Wanted, signal: AbortSignal | undefined) {
  const at = sheetOf(client, sheet);
  if (!at) return undefined;
  return client.call(contract, { query: { TransactionId: transactionId }, at, signal }, (rows) =>
    rows.find((row) => readVerification(row).transactionId === transactionId),
  );
}
