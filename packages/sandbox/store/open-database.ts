import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import { createTables } from './create-tables.ts';
import type { Database } from './database.ts';

export interface OpenDatabase {
  database: Database;
  /** Name of the database, without a credential. */
  name: string;
  close(): Promise<void>;
}

interface DatabaseOptions {
  /** Any PostgreSQL, for example `postgres://user@localhost:5432/covermount`. Overrides `dataDir`. */
  url?: string | undefined;
  /** Folder of the embedded database; default in memory. */
  dataDir?: string | undefined;
}

/** Opens the database and creates missing tables. */
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
  // The next query reopens a connection that the server dropped while idle.
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
