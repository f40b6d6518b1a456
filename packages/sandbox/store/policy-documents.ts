import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { policyDocuments } from './tables.ts';

export type PolicyDocument = typeof policyDocuments.$inferSelect;

export async function storePolicyDocument(database: Database, document: PolicyDocument): Promise<void> {
  await database.insert(policyDocuments).values(document);
}

export async function findPolicyDocument(database: Database, documentId: string): Promise<PolicyDocument | undefined> {
  const [found] = await database.select().from(policyDocuments).where(eq(policyDocuments.documentId, documentId));
  return found;
}
