import { agencyTimeZone } from '#domain/agency-time-zone';
import { type CalendarDate, dateOfInstant } from '#domain/calendar-date';
import type { LoyaltyTransaction } from '#domain/loyalty';
import type { ServiceClient } from '../http.ts';
import { readRows } from '../read-rows.ts';
import { listLoyaltyTransactions as contract } from './list-loyalty-transactions.contract.ts';

/** The number of transactions on a page (spec 3 §9). */
export const loyaltyPageSize = 50;

/** A page of the points history. */
export interface LoyaltyPage {
  /** The latest first. */
  transactions: readonly LoyaltyTransaction[];
  hasMore: boolean;
  /** The offset of the next page. */
  nextOffset: number;
}

/**
 * Loads a page of the points history of the customer who is signed in.
 *
 * @param request `offset`: 0, then the `nextOffset` of the page before.
 * @throws {SessionEndedError} when nobody is signed in, or no longer.
 */
export function listLoyaltyTransactions(
  client: ServiceClient,
  { offset }: { offset: number },
  signal?: AbortSignal,
): Promise<LoyaltyPage> {
  return client.call(contract, { query: { offset: String(offset) }, signal }, ({ hasMore, data }, isWhole) => ({
    hasMore: hasMore === true,
    nextOffset: offset + loyaltyPageSize,
    transactions: readRows(data, isWhole, (wire) => ({
      id: String(wire.transactionUUID ?? ''),
      type: wire.type.trim().toLowerCase() === 'addition' ? 'addition' : 'subtraction',
      created: dayOf(wire.created),
      expiryDate: dayOf(wire.expiryDate),
      points: Math.floor(Math.abs(wire.amount)),
      ruleName: wire.ruleName?.trim() ?? '',
      ledger: String(wire.subledgerId ?? '').trim(),
      name: wire.name?.trim() ?? '',
      pin: String(wire.cvv_Pin ?? '').trim(),
    })),
  }));
}

const dayOf = (text: string | undefined): CalendarDate | undefined => dateOfInstant(text, agencyTimeZone);
