import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { customerDocuments } from './tables.ts';

export type CustomerDocument = typeof customerDocuments.$inferSelect;

export async function storeCustomerDocument(database: Database, document: CustomerDocument): Promise<void> {
  await database.insert(customerDocuments).values(document);
}

export async function findCustomerDocument(
  database: Database,
  documentId: string,
): Promise<CustomerDocument | undefined> {
  const [found] = await database.select().from(customerDocuments).where(eq(customerDocuments.documentId, documentId));
  return found;
}
