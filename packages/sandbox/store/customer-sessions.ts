import { and, eq, gt } from 'drizzle-orm';
import type { ServiceVariant } from '#domain/service-variant';
import { digest } from '../seeded.ts';
import type { Customer } from './customers.ts';
import type { Database } from './database.ts';
import { customers, customerSessions } from './tables.ts';

/** Milliseconds of a token (spec 3 §9). */
const lifetime = 30 * 60 * 1000;

/** A customer with the token of the request. */
export interface SignedInCustomer extends Customer {
  token: string;
  sessionId: string;
  signedInAt: Date;
  expiresAt: Date;
}

interface NewToken {
  token: string;
  customerId: string;
  /** The same for every token of one sign-in. */
  sessionId: string;
  /** When the customer signed in; renewed tokens keep it. */
  signedInAt: Date;
  /** Milliseconds since 1970. */
  now: number;
}

/** Stores a token and returns its expiry. */
export async function issueCustomerToken(
  database: Database,
  { token, customerId, sessionId, signedInAt, now }: NewToken,
): Promise<Date> {
  const expiresAt = new Date(now + lifetime);
  await database
    .insert(customerSessions)
    .values({ tokenDigest: digest(token), customerId, sessionId, signedInAt, expiresAt });
  return expiresAt;
}

/** The customer of a token, if this variant issued it and it has not expired. */
export async function findSignedInCustomer(
  database: Database,
  { token, variant, now }: { token: string; variant: ServiceVariant; now: number },
): Promise<SignedInCustomer | undefined> {
  const [found] = await database
    .select({ customer: customers, session: customerSessions })
    .from(customerSessions)
    .innerJoin(customers, eq(customers.customerId, customerSessions.customerId))
    .where(
      and(
        eq(customerSessions.tokenDigest, digest(token)),
        eq(customers.variant, variant),
        gt(customerSessions.expiresAt, new Date(now)),
      ),
    );
  if (!found) return undefined;
  const { sessionId, signedInAt, expiresAt } = found.session;
  return { ...found.customer, token, sessionId, signedInAt, expiresAt };
}

/** Ends the session that began with one sign-in: its token, and those that an extension has replaced. */
export async function endCustomerSession(
  database: Database,
  { customerId, sessionId }: Pick<SignedInCustomer, 'customerId' | 'sessionId'>,
): Promise<void> {
  await database
    .delete(customerSessions)
    .where(and(eq(customerSessions.customerId, customerId), eq(customerSessions.sessionId, sessionId)));
}

/** Signs a customer out on every device. */
export async function endCustomerSessions(database: Database, customerId: string): Promise<void> {
  await database.delete(customerSessions).where(eq(customerSessions.customerId, customerId));
}
