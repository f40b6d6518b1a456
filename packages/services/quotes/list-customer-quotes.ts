import { dateFromWire } from '#domain/calendar-date';
import { fullNameOf } from '#domain/customer-profile';
import { centsOf } from '#domain/money';
import type { CustomerQuote } from '#domain/saved-quote';
import { policyIdOf } from '../contract/policy-id.ts';
import type { ServiceClient } from '../http.ts';
import { emptyIfNotFound } from '../no-results-refusal.ts';
import { monthsOf } from '../rating/months.ts';
import { readRows } from '../read-rows.ts';
import { listCustomerQuotes as contract } from './list-customer-quotes.contract.ts';

/**
 * Lists the quotes of the customer who is signed in, the latest first; empty when there is none, or when the service's
 * message says so.
 *
 * @throws {SessionEndedError} when nobody is signed in, or no longer.
 */
export function listCustomerQuotes(client: ServiceClient, signal?: AbortSignal): Promise<readonly CustomerQuote[]> {
  return emptyIfNotFound(
    client.call(contract, { query: {}, signal }, ({ quotes }, isWhole) =>
      readRows(quotes, isWhole, (quote) => ({
        rateQuoteId: policyIdOf(quote.rateQuoteId),
        transactionId: policyIdOf(quote.transactionId),
        quoteNumber: policyIdOf(quote.quoteNumber),
        quoteDate: dateFromWire(quote.quoteDate),
        effectiveDate: dateFromWire(quote.effectiveDate),
        carrierName: quote.companyName?.trim() ?? '',
        // A premium of $0.00 counts as unknown.
        totalPremium: centsOf(quote.totalPremium) || undefined,
        term: quote.term === undefined ? undefined : monthsOf(quote.term) || undefined,
        drivers: (quote.drivers ?? [])
          .map(({ firstName, lastName }) => fullNameOf({ firstName, lastName: lastName ?? '' }))
          .filter(Boolean),
        vehicles: (quote.vehicles ?? [])
          .map(({ year, maker, model }) => [Number(year) || '', maker?.trim(), model?.trim()].filter(Boolean).join(' '))
          .filter(Boolean),
      })),
    ),
    'quotes',
  );
}
