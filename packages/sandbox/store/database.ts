import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import { createTables } from './create-tables.ts';

/** PostgreSQL, embedded or not: the same tables and the same statements. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  database: Database;
  /** Says which one it is, without a credential. */
  name: string;
  close(): Promise<void>;
}

interface DatabaseOptions {
  /** Any PostgreSQL, for example `postgres://user@localhost:5432/covermount`. Wins over `dataDir`. */
  url?: string | undefined;
  /** Where the embedded one keeps its files. Without it, it keeps everything in memory. */
  dataDir?: string | undefined;
}

/** Opens the database and makes the tables that it lacks. */
export async function openDatabase({ url, dataDir }: DatabaseOptions = {}): Promise<OpenDatabase> {
  const opened = url ? openPostgres(url) : openPglite(dataDir);
  try {
    await createTables(opened.database);
  } catch (error) {
    await opened.close().catch(() => undefined);
    throw new Error(`The database did not open (${opened.name}): ${reason(error)}`, { cause: error });
  }
  return opened;
}

function openPostgres(url: string): OpenDatabase {
  const pool = new Pool({ connectionString: url });
  // A connection that the server drops while idle is opened again by the next query.
  pool.on('error', () => undefined);
  return { database: drizzlePostgres(pool), name: 'PostgreSQL', close: () => pool.end() };
}

function openPglite(dataDir: string | undefined): OpenDatabase {
  if (dataDir) mkdirSync(dirname(dataDir), { recursive: true });
  const client = dataDir ? new PGlite(dataDir) : new PGlite();
  return { database: drizzlePglite(client), name: 'PGlite', close: () => client.close() };
}

function reason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
