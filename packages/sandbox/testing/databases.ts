import { openDatabase, type OpenDatabase } from '../store/database.ts';

interface TestDatabase {
  name: string;
  /** Undefined for PGlite in memory. */
  url: string | undefined;
  open: () => Promise<OpenDatabase>;
}

const url = process.env.COVERMOUNT_TEST_DATABASE_URL;

const of = (name: string, databaseUrl?: string): TestDatabase => ({
  name,
  url: databaseUrl,
  open: () => openDatabase({ url: databaseUrl }),
});

/** The databases that a suite runs on: PGlite always, PostgreSQL if `COVERMOUNT_TEST_DATABASE_URL` names one. */
export const testDatabases: readonly TestDatabase[] = [of('PGlite'), ...(url ? [of('PostgreSQL', url)] : [])];

/** Logs once for each suite which database is skipped. */
export function logSkippedDatabases(suite: string): void {
  if (!url)
    console.log(`${suite}: ran on PGlite only. PostgreSQL was skipped: COVERMOUNT_TEST_DATABASE_URL is not set.`);
}
