import type { ServiceVariant } from '#domain/service-variant';
import { quoteRequestIn } from '../buy-now/seed-purchase.ts';
import type { Customer } from '../store/customers.ts';
import type { Database } from '../store/database.ts';
import { findTransaction, type StoredTransaction, storeTransaction } from '../store/transactions.ts';
import { findTransactionsOfVisitor } from '../store/visitor-transactions.ts';
import { portfolioOf } from './portfolios.ts';

const day = 24 * 3_600_000;

/** The quotes that a customer has requested, and a seeded one for a customer with policies; the latest first. */
export async function quotesOfCustomer(
  database: Database,
  customer: Customer,
  { variant, now }: { variant: ServiceVariant; now: number },
): Promise<StoredTransaction[]> {
  const { phone, birthDate } = customer.profile;
  const own = await findTransactionsOfVisitor(database, { visitor: { phone, birthDate }, variant });
  const seeded = await seededQuote(database, customer, { variant, now });
  return [...own, ...(seeded ? [seeded] : [])].toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/** Has another phone number than the customer, so that the quote flow does not find the quote for a visitor. */
async function seededQuote(
  database: Database,
  { customerId, profile }: Customer,
  { variant, now }: { variant: ServiceVariant; now: number },
): Promise<StoredTransaction | undefined> {
  if (portfolioOf(profile).policyNumbers.length === 0) return undefined;
  const transactionId = `quote-of-${customerId}`;
  const request = quoteRequestIn(variant);
  const names = { firstName: profile.firstName, lastName: profile.lastName };
  await storeTransaction(database, {
    request: {
      ...request,
      transactionId,
      customer: { ...request.customer, phoneNumber: '5555550100' },
      drivers: request.drivers.map((driver) => (driver.primaryDriver ? { ...driver, ...names } : driver)),
    },
    variant,
    now: now - 20 * day,
  });
  return findTransaction(database, transactionId);
}
