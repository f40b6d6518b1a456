import { and, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { policyLookups } from './tables.ts';

/** A lookup with a policy number and its matching date of birth. */
export interface PolicyLookup {
  token: string;
  policyId: string;
  receiptEmail: string;
  receiptPhone: string;
  lookedUpAt: Date;
}

export async function storePolicyLookup(database: Database, lookup: PolicyLookup): Promise<void> {
  await database.insert(policyLookups).values(lookup);
}

/** The lookup of a token, if it belongs to this policy. */
export async function findPolicyLookup(
  database: Database,
  { token, policyId }: Pick<PolicyLookup, 'token' | 'policyId'>,
): Promise<PolicyLookup | undefined> {
  const [found] = await database
    .select()
    .from(policyLookups)
    .where(and(eq(policyLookups.token, token), eq(policyLookups.policyId, policyId)));
  return found;
}
