import { and, eq, lt, lte, sql } from 'drizzle-orm';
import type { ServiceVariant } from '#domain/service-variant';
import { emailKey } from './customers.ts';
import type { Database } from './database.ts';
import { accountTries } from './tables.ts';

/**
 * What is counted: sign-ins until one succeeds, checks whether there is an account, requests for a new password, and
 * the two calls of a new customer.
 */
export type TryKind = 'signIn' | 'check' | 'reset' | 'authenticate' | 'create';

/** Tries in a row before each further one has to wait. */
const freeTries: Readonly<Record<TryKind, number>> = {
  signIn: 5,
  check: 10,
  reset: 10,
  authenticate: 10,
  create: 10,
};
/** Seconds. A wait is never a lock. */
const longestWait = 300;
/** Milliseconds after the last try until the count expires. */
const memory = 60 * 60 * 1000;

interface Address {
  variant: ServiceVariant;
  email: string;
}

const isOf = ({ variant, email }: Address) =>
  and(eq(accountTries.variant, variant), eq(accountTries.email, emailKey(email)));

/**
 * Counts a try before any work, so that simultaneous tries count too. After the free ones, each has to wait for 1, 2, 4
 * … seconds. An address without an account is counted in the same way.
 *
 * @returns the seconds to wait; 0 when the try may go on.
 */
export async function countTry(database: Database, kind: TryKind, address: Address, now: number): Promise<number> {
  const time = new Date(now);
  const free = freeTries[kind];
  await database.delete(accountTries).where(lt(accountTries.lastTryAt, new Date(now - memory)));
  const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;
  const tries = sql`${accountTries.tries} + 1`;
  const wait = sql`case when ${tries} >= ${free}::int then least(power(2, ${tries} - ${free}::int), ${longestWait}::int) else 0 end`;
  const claimed = await database
    .insert(accountTries)
    .values({
      kind,
      variant: address.variant,
      email: emailKey(address.email),
      tries: 1,
      lastTryAt: time,
      nextTryAt: time,
    })
    .onConflictDoUpdate({
      target: [accountTries.kind, accountTries.variant, accountTries.email],
      set: {
        tries: sql`${tries}`,
        lastTryAt: time,
        nextTryAt: sql`${moment(time)} + (${wait}) * interval '1 second'`,
      },
      setWhere: lte(accountTries.nextTryAt, time),
    })
    .returning({ tries: accountTries.tries });
  if (claimed.length > 0) return 0;
  const [waiting] = await database
    .select()
    .from(accountTries)
    .where(and(eq(accountTries.kind, kind), isOf(address)));
  return waiting ? Math.max(1, Math.ceil((waiting.nextTryAt.getTime() - now) / 1000)) : 0;
}

/** Resets the count: the password was right, or a new one was set. */
export async function clearAccountTries(database: Database, address: Address): Promise<void> {
  await database.delete(accountTries).where(isOf(address));
}
