import { and, eq, lte, sql } from 'drizzle-orm';
import type { ServiceVariant } from '#domain/service-variant';
import { emailKey } from './customers.ts';
import type { Database } from './database.ts';
import { signInTries } from './tables.ts';

/** Wrong passwords in a row after which there is a wait. */
const freeTries = 5;
/** Seconds. A wait is never a lock. */
const longestWait = 300;
/** Milliseconds after which wrong passwords count no longer. */
const memory = 60 * 60 * 1000;

interface Address {
  variant: ServiceVariant;
  email: string;
}

const isOf = ({ variant, email }: Address) =>
  and(eq(signInTries.variant, variant), eq(signInTries.email, emailKey(email)));

/**
 * Counts a try before its password is looked at, so that simultaneous ones count too. After five, each has to wait for 1,
 * 2, 4 … seconds. An address without an account is counted in the same way.
 *
 * @returns the seconds to wait; 0 when the password may be looked at.
 */
export async function claimSignInTry(database: Database, address: Address, now: number): Promise<number> {
  const time = new Date(now);
  const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;
  const tries = sql`case when ${signInTries.lastTryAt} < ${moment(new Date(now - memory))} then 1 else ${signInTries.tries} + 1 end`;
  const wait = sql`case when (${tries}) >= ${freeTries}::int then least(power(2, (${tries}) - ${freeTries}::int), ${longestWait}::int) else 0 end`;
  const claimed = await database
    .insert(signInTries)
    .values({ variant: address.variant, email: emailKey(address.email), tries: 1, lastTryAt: time, nextTryAt: time })
    .onConflictDoUpdate({
      target: [signInTries.variant, signInTries.email],
      set: {
        tries: sql`${tries}`,
        lastTryAt: time,
        nextTryAt: sql`${moment(time)} + (${wait}) * interval '1 second'`,
      },
      setWhere: lte(signInTries.nextTryAt, time),
    })
    .returning({ tries: signInTries.tries });
  if (claimed.length > 0) return 0;
  const [waiting] = await database.select().from(signInTries).where(isOf(address));
  return waiting ? Math.max(1, Math.ceil((waiting.nextTryAt.getTime() - now) / 1000)) : 0;
}

/** The password was right, or a new one was set: what was wrong before counts no longer. */
export async function clearSignInTries(database: Database, address: Address): Promise<void> {
  await database.delete(signInTries).where(isOf(address));
}
