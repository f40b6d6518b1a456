import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** PostgreSQL, embedded or not: the same tables and statements. */
export type Database = PgDatabase<PgQueryResultHKT>;
