import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { settings } from './tables.ts';

const name = 'idleAgentCount';
const unlessSet = 3;

/** The number of idle agents. */
export async function readIdleAgentCount(database: Database): Promise<number> {
  const [setting] = await database.select({ value: settings.value }).from(settings).where(eq(settings.name, name));
  return typeof setting?.value === 'number' ? setting.value : unlessSet;
}

export async function setIdleAgentCount(database: Database, count: number): Promise<void> {
  await database
    .insert(settings)
    .values({ name, value: count })
    .onConflictDoUpdate({ target: settings.name, set: { value: count } });
}
