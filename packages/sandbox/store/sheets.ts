import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from './database.ts';
import { sheetRows } from './tables.ts';

type Sheet = 'leads' | 'verifications' | 'purchase-log';
type Row = Record<string, unknown>;

/** Appends rows to a sheet and returns their number. */
export async function addRows(database: Database, sheet: Sheet, rows: readonly Row[]): Promise<number> {
  if (rows.length === 0) return 0;
  const added = await database
    .insert(sheetRows)
    .values(rows.map((row) => ({ sheet, row })))
    .returning({ id: sheetRows.id });
  return added.length;
}

/**
 * Writes the cells into every row whose column `key` holds `value`, and returns the number of rows. With `only`,
 * limited to rows that also hold those cells.
 */
export async function updateRows(
  database: Database,
  sheet: Sheet,
  { key, value, cells, only = {} }: { key: string; value: string; cells: Row; only?: Record<string, string> },
): Promise<number> {
  const updated = await database
    .update(sheetRows)
    .set({ row: sql`${sheetRows.row} || ${JSON.stringify(cells)}::jsonb` })
    .where(and(eq(sheetRows.sheet, sheet), ...Object.entries({ ...only, [key]: value }).map((cell) => holds(...cell))))
    .returning({ id: sheetRows.id });
  return updated.length;
}

/** Replaces every row whose column `key` holds `value`, and returns the number of rows. */
export async function replaceRows(
  database: Database,
  sheet: Sheet,
  { key, value, row }: { key: string; value: string; row: Row },
): Promise<number> {
  const replaced = await database
    .update(sheetRows)
    .set({ row })
    .where(and(eq(sheetRows.sheet, sheet), holds(key, value)))
    .returning({ id: sheetRows.id });
  return replaced.length;
}

/** The last rows of a sheet, in the order in which they were added. */
export async function lastRows(database: Database, sheet: Sheet, most: number): Promise<Row[]> {
  const found = await database
    .select({ row: sheetRows.row })
    .from(sheetRows)
    .where(eq(sheetRows.sheet, sheet))
    .orderBy(desc(sheetRows.id))
    .limit(most);
  return found.map(({ row }) => row).toReversed();
}

/** The rows that hold every given cell, in the order in which they were added. */
export async function findRows(database: Database, sheet: Sheet, wanted: Record<string, string> = {}): Promise<Row[]> {
  const found = await database
    .select({ row: sheetRows.row })
    .from(sheetRows)
    .where(and(eq(sheetRows.sheet, sheet), ...Object.entries(wanted).map(([key, value]) => holds(key, value))))
    .orderBy(asc(sheetRows.id));
  return found.map(({ row }) => row);
}

function holds(key: string, value: string): SQL {
  return sql`${sheetRows.row} ->> ${key}::text = ${value}::text`;
}
