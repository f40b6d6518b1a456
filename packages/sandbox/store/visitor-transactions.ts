import { and, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { ServiceVariant } from '#domain/service-variant';
import type { Database } from './database.ts';
import type { GuestSession, KnownVisitor } from './guest-tokens.ts';
import { transactions } from './tables.ts';
import { findTransaction, type StoredTransaction } from './transactions.ts';

/** Maximum number of list entries. */
const most = 20;

/** The transactions of a visitor with this phone number and date of birth, the latest first. */
export function findTransactionsOfVisitor(
  database: Database,
  { visitor, variant }: { visitor: KnownVisitor; variant: ServiceVariant },
): Promise<StoredTransaction[]> {
  return latestWhere(database, variant, isOf(visitor));
}

/** The transactions of a session's visitor between two times: by the known visitor, otherwise by the session. */
export function findTransactionsOfSession(
  database: Database,
  { session, variant, from, before }: { session: GuestSession; variant: ServiceVariant; from: Date; before: Date },
): Promise<StoredTransaction[]> {
  const { token, visitor } = session;
  const isOwn = visitor ? isOf(visitor) : eq(transactions.guestToken, token);
  return latestWhere(
    database,
    variant,
    and(isOwn, gte(transactions.createdAt, from), lt(transactions.createdAt, before)),
  );
}

interface Customer {
  name: string;
  surname: string;
  birthDate: string;
  licenseNumber: string;
  zip?: string | undefined;
}

/** The last transaction of a customer. */
export async function findTransactionOfCustomer(
  database: Database,
  { customer, variant }: { customer: Customer; variant: ServiceVariant },
): Promise<StoredTransaction | undefined> {
  const { name, surname, birthDate, licenseNumber, zip } = customer;
  const [latest] = await latestWhere(
    database,
    variant,
    and(
      sql`lower(${transactions.request} #>> '{customer,name}') = ${name.trim().toLowerCase()}`,
      sql`lower(${transactions.request} #>> '{customer,surname}') = ${surname.trim().toLowerCase()}`,
      sql`left(${transactions.request} #>> '{customer,birthDate}', 10) = ${birthDate.slice(0, 10)}`,
      sql`upper(${transactions.request} #>> '{customer,driverLicenseNumber}') = ${licenseNumber.trim().toUpperCase()}`,
      zip === undefined ? undefined : sql`${transactions.request} #>> '{customer,address,zipCode}' = ${zip}`,
    ),
  );
  return latest;
}

function isOf({ phone, birthDate }: KnownVisitor): SQL | undefined {
  return and(
    sql`${transactions.request} #>> '{customer,phoneNumber}' = ${phone}`,
    sql`left(${transactions.request} #>> '{customer,birthDate}', 10) = ${birthDate.slice(0, 10)}`,
  );
}

async function latestWhere(
  database: Database,
  variant: ServiceVariant,
  condition: SQL | undefined,
): Promise<StoredTransaction[]> {
  const found = await database
    .select({ transactionId: transactions.transactionId })
    .from(transactions)
    .where(and(eq(transactions.variant, variant), condition))
    .orderBy(desc(transactions.createdAt), desc(transactions.transactionId))
    .limit(most);
  const storedTransactions = await Promise.all(
    found.map(({ transactionId }) => findTransaction(database, transactionId)),
  );
  return storedTransactions.filter((transaction) => transaction !== undefined);
}
