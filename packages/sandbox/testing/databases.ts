import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { isLongTier } from '#tooling/testing/tier';

interface TestDatabase {
  name: string;
  /** Undefined for PGlite in memory. */
  url: string | undefined;
}

const url = process.env.COVERMOUNT_TEST_DATABASE_URL;

/** PGlite, and PostgreSQL if `COVERMOUNT_TEST_DATABASE_URL` names one. */
export const allDatabases: readonly TestDatabase[] = [
  { name: 'PGlite', url: undefined },
  ...(url ? [{ name: 'PostgreSQL', url }] : []),
];

/** Runs one statement on the PostgreSQL of {@link url}. */
async function execute(statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * An empty database on the PostgreSQL that `COVERMOUNT_TEST_DATABASE_URL` names, which starts ten times faster than
 * PGlite. Undefined when it names none.
 */
export async function createDatabase(): Promise<{ url: string; drop(): Promise<void> } | undefined> {
  if (!url) return undefined;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await execute(`create database ${name}`);
  const own = new URL(url);
  own.pathname = name;
  return { url: own.href, drop: () => execute(`drop database ${name}`) };
}

/**
 * The databases that a suite of calls runs on. `npm test` takes PostgreSQL where there is one: the sandbox's own start
 * and the calls of a purchase are tested on PGlite. The long tier takes both.
 */
export const testDatabases = isLongTier ? allDatabases : allDatabases.slice(-1);

/** Logs once for each suite which database is skipped. */
export function logSkippedDatabases(suite: string): void {
  if (!url)
    console.log(`${suite}: ran on PGlite only. PostgreSQL was skipped: COVERMOUNT_TEST_DATABASE_URL is not set.`);
}
