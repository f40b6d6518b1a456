import { eq } from 'drizzle-orm';
import type { Household } from '../people/households.ts';
import type { Database } from './database.ts';
import { recordSearches } from './tables.ts';

interface RecordSearch {
  commonId: string;
  household: Household;
  searchedAt: Date;
}

/** Stores the result of a search for its follow-up. */
export async function storeRecordSearch(database: Database, search: RecordSearch): Promise<void> {
  await database.insert(recordSearches).values(search);
}

export async function findRecordSearch(database: Database, commonId: string): Promise<RecordSearch | undefined> {
  const [found] = await database.select().from(recordSearches).where(eq(recordSearches.commonId, commonId));
  return found;
}
