import { asc, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { reports } from './tables.ts';

interface Report {
  /** The id of the call that reported it. */
  kind: string;
  trackId: string;
  body: Record<string, unknown>;
  reportedAt: Date;
}

export async function storeReport(database: Database, report: Report): Promise<void> {
  await database.insert(reports).values(report);
}

/** The reports of one kind, oldest first, each with its number. */
export async function readNumberedReports(database: Database, kind: string): Promise<(Report & { id: number })[]> {
  return database.select().from(reports).where(eq(reports.kind, kind)).orderBy(asc(reports.id));
}

/** The reports of one kind, oldest first. */
export async function readReports(database: Database, kind: string): Promise<Report[]> {
  const numbered = await readNumberedReports(database, kind);
  return numbered.map(({ kind: of, trackId, body, reportedAt }) => ({ kind: of, trackId, body, reportedAt }));
}
