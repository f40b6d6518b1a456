import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { partnerLeads } from './tables.ts';

/** The parameter by which a link refers to a lead. */
export type LeadLink = { by: 'code' | 'customer'; value: string };

/** Stores a partner's lead, replacing one of the same link. */
export async function storePartnerLead(database: Database, link: LeadLink, rawData: string): Promise<void> {
  await database
    .insert(partnerLeads)
    .values({ link: keyOf(link), rawData })
    .onConflictDoUpdate({ target: partnerLeads.link, set: { rawData } });
}

export async function findPartnerLead(database: Database, link: LeadLink): Promise<string | undefined> {
  const [found] = await database
    .select({ rawData: partnerLeads.rawData })
    .from(partnerLeads)
    .where(eq(partnerLeads.link, keyOf(link)));
  return found?.rawData;
}

function keyOf({ by, value }: LeadLink): string {
  return `${by}:${value}`;
}
