import { eq, sql } from 'drizzle-orm';
import { seededConsent } from '../consents/seeded-consents.ts';
import type { Database } from './database.ts';
import { consents } from './tables.ts';

export type Consent = typeof consents.$inferSelect;

/** The person of a link: stored, or one of the sandbox's own. */
export async function findConsent(database: Database, id: string): Promise<Consent | undefined> {
  const [found] = await database.select().from(consents).where(eq(consents.id, id));
  return found ?? seededConsent(id);
}

/** Stores a person whom the agency asks for consent, in the place of one with the same id. */
export async function storeConsent(database: Database, consent: Consent): Promise<void> {
  await database.insert(consents).values(consent).onConflictDoUpdate({ target: consents.id, set: consent });
}

/** The people with this email address who were asked or have answered, the latest answer first. */
export async function readConsents(database: Database, email: string): Promise<Consent[]> {
  return database
    .select()
    .from(consents)
    .where(eq(consents.email, email))
    .orderBy(sql`${consents.givenAt} desc nulls last`);
}
