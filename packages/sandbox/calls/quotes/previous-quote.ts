import { dateAt } from '#domain/calendar-date';
import type { Rate } from '../../rating/rate-request.ts';
import type { Database } from '../../store/database.ts';
import { findSelectedRate } from '../../store/selections.ts';
import type { StoredTransaction } from '../../store/transactions.ts';

/** The day in the agency's time zone. */
export function agencyDay(moment: number): string {
  return dateAt(moment, 'America/Chicago');
}

/** The rates that have arrived by now, by carrier; the default pay plan of each first. */
function arrivedRates({ answers }: StoredTransaction, now: number): Rate[][] {
  return answers.filter(({ answersAt }) => answersAt.getTime() <= now).map(({ rates }) => rates);
}

/** The selected rate; undefined when there is none. */
export async function selectedRateOf(
  database: Database,
  transaction: StoredTransaction,
  now: number,
): Promise<Rate | undefined> {
  const rates = arrivedRates(transaction, now).flat();
  const selected = await findSelectedRate(
    database,
    rates.map(({ rateQuoteId }) => rateQuoteId),
  );
  return rates.find(({ rateQuoteId }) => rateQuoteId === selected);
}

/** The selected rate, otherwise the cheapest that a card shows; undefined when there is none. */
export async function rateOf(
  database: Database,
  transaction: StoredTransaction,
  now: number,
): Promise<Rate | undefined> {
  const shown = arrivedRates(transaction, now).flatMap(([usual]) => (usual ? [usual] : []));
  const [cheapest] = shown.toSorted((a, b) => a.totalPremium - b.totalPremium);
  return (await selectedRateOf(database, transaction, now)) ?? cheapest;
}

/** The transactions with rates, as list entries. */
export async function quoteList(database: Database, transactions: readonly StoredTransaction[], now: number) {
  const quotes = await Promise.all(
    transactions.map(async (transaction) => {
      const rate = await rateOf(database, transaction, now);
      if (!rate) return undefined;
      const { transactionId, createdAt, request } = transaction;
      const drivers = request.drivers.toSorted((a, b) => Number(b.primaryDriver) - Number(a.primaryDriver));
      return {
        transactionId,
        quoteDate: agencyDay(createdAt.getTime()),
        rateQuoteId: rate.rateQuoteId,
        effectiveDate: rate.effectiveDate,
        drivers: drivers.map(({ firstName, lastName }) => ({ firstName, lastName })),
      };
    }),
  );
  return quotes.filter((quote) => quote !== undefined);
}
