import { and, desc, eq, lt } from 'drizzle-orm';
import { emailKey } from './customers.ts';
import type { Database } from './database.ts';
import { mails } from './tables.ts';

/** Milliseconds for which a mail is kept. */
const retentionTime = 7 * 24 * 60 * 60 * 1000;

export type Mail = typeof mails.$inferSelect;

export async function storeMail(database: Database, mail: Omit<Mail, 'id'>): Promise<void> {
  await database.delete(mails).where(lt(mails.sentAt, new Date(mail.sentAt.getTime() - retentionTime)));
  await database.insert(mails).values(mail);
}

const mostShown = 50;

/** The mails that were sent, the newest first; of one address, or of all. */
export async function readMails(database: Database, { to }: { to?: string | undefined } = {}): Promise<Mail[]> {
  const isSought = and(eq(mails.isSent, true), to === undefined ? undefined : eq(mails.recipient, emailKey(to)));
  return database.select().from(mails).where(isSought).orderBy(desc(mails.id)).limit(mostShown);
}
