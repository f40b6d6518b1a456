import { spreadsheetText } from '../contract/spreadsheet-text.ts';
import { visitDate } from '../contract/visit-date.ts';
import { asText } from '../contract/write-mode.ts';
import { RefusedError, ServiceError } from '../errors.ts';
import type { ServiceClient } from '../http.ts';
import { logPurchase as contract, type PurchaseLogColumn } from './log-purchase.contract.ts';
import type { PurchaseReference } from './purchase-reference.ts';

interface PurchaseLogEntry extends PurchaseReference {
  /** The progress marker of the step: `e2e-payment`. */
  step: string;
  /** What happened, in the words of spec 2 §8.2; without personal data. */
  message: string;
  /** HTTP status of a failed call. */
  status?: number | undefined;
  /** A carrier's own sheet, instead of `services.purchaseLog`. The page's credential is never sent to another sheet. */
  sheet?: { url: string; authorization?: string | undefined } | undefined;
}

/** Adds a row to the log of purchases. Does nothing when no sheet is configured. The visitor never waits for it. */
export async function logPurchase(
  client: ServiceClient,
  { transactionId, carrierId, step, message, status, sheet }: PurchaseLogEntry,
  signal?: AbortSignal,
): Promise<void> {
  const { url, authorization } = sheet?.url ? sheet : client.services.purchaseLog;
  if (!url) return;
  const row: Record<PurchaseLogColumn, string> = {
    Timestamp: visitDate(client.now()),
    TransactionId: spreadsheetText(transactionId),
    CarrierId: spreadsheetText(carrierId),
    BrandCode: spreadsheetText(client.services.brandCode),
    Step: step,
    Message: spreadsheetText(message),
    Status: String(status ?? ''),
  };
  const at = { base: url, authorization };
  await client.call(contract, { body: { data: [row], ...asText }, at, signal, keepalive: true }, () => undefined);
}

/**
 * What the log says about a step, or about its failed call: `message`, unless the status of the call is 503 or the
 * error's own message is one of `literal`.
 *
 * @example
 * loggedOutcome({ message: 'Error in API response', error }, literal) // { message: '503 error', status: 503 }
 */
export function loggedOutcome(
  { message, error }: { message: string; error?: unknown },
  literal: ReadonlySet<string>,
): Pick<PurchaseLogEntry, 'message' | 'status'> {
  const status = error instanceof ServiceError ? error.status : undefined;
  const own = error instanceof RefusedError && literal.has(error.message) ? error.message : message;
  return { message: status === 503 ? '503 error' : own, status };
}
