// Customers with an account. A call that creates one uses `addCustomer`, and `mailPasswordLink`
// (`accounts/mail-password-link.ts`) to let the customer choose a password:
//
//   const added = await addCustomer(database, { customerId: newId(), variant, email, profile, now });
//   if (!added) throw new Refusal(texts.exists[language]);
//   await mailPasswordLink(database, { kind: 'welcome', variant, email, resetPage, language, now, newId });

import { and, eq } from 'drizzle-orm';
import type { ServiceVariant } from '#domain/service-variant';
import { seededCustomers } from '../accounts/seeded-customers.ts';
import type { StoredProfile } from '../accounts/stored-profile.ts';
import type { Database } from './database.ts';
import { customers } from './tables.ts';

export type Customer = typeof customers.$inferSelect;

interface NewCustomer {
  customerId: string;
  variant: ServiceVariant;
  email: string;
  profile: StoredProfile;
  /** Milliseconds since 1970. */
  now: number;
}

/** The normalized address of an account: people write theirs in any case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/**
 * Adds a customer without a password.
 *
 * @returns the customer; undefined when the variant has one with this address already.
 */
export async function addCustomer(
  database: Database,
  { customerId, variant, email, profile, now }: NewCustomer,
): Promise<Customer | undefined> {
  const [added] = await database
    .insert(customers)
    .values({ customerId, variant, email: emailKey(email), passwordHash: null, profile, createdAt: new Date(now) })
    .onConflictDoNothing()
    .returning();
  return added;
}

export async function findCustomer(
  database: Database,
  { variant, email }: { variant: ServiceVariant; email: string },
): Promise<Customer | undefined> {
  const isSought = and(eq(customers.variant, variant), eq(customers.email, emailKey(email)));
  const [found] = await database.select().from(customers).where(isSought);
  return found;
}

export async function findCustomerById(database: Database, customerId: string): Promise<Customer | undefined> {
  const [found] = await database.select().from(customers).where(eq(customers.customerId, customerId));
  return found;
}

/** The customers of all variants with an address, without their passwords. */
export async function readCustomers(database: Database, email: string) {
  const found = await database
    .select()
    .from(customers)
    .where(eq(customers.email, emailKey(email)));
  return found.map(({ variant, email: address, profile }) => ({ variant, email: address, ...profile }));
}

export async function storePasswordHash(database: Database, customerId: string, passwordHash: string): Promise<void> {
  await database.update(customers).set({ passwordHash }).where(eq(customers.customerId, customerId));
}

/** Adds the seeded customers that are missing. */
export async function seedCustomers(database: Database): Promise<void> {
  await database
    .insert(customers)
    .values(
      seededCustomers.map(({ variant, email, passwordHash, profile }) => ({
        customerId: `seeded-${profile.customerCode}`,
        variant,
        email,
        passwordHash,
        profile,
        createdAt: new Date(Date.UTC(2026, 0, 5)),
      })),
    )
    .onConflictDoNothing();
}
