import * as z from 'zod/mini';
import type { Visitor } from '#visitor/visitor';

const schema = z.string();

/** The email address that was typed last on a page of the account, for the other pages. It is empty when there is none. */
export interface AccountEmail {
  load: () => Promise<string>;
  remember: (email: string) => void;
  drop: () => void;
}

/** Encrypted, for a day: nobody types it twice on the way from sign-in to a new password and back. */
export function accountEmail(visitor: Visitor): AccountEmail {
  const record = visitor.record('accountEmail', { version: 1, schema });
  return { load: async () => (await record.load()) ?? '', remember: record.remember, drop: record.drop };
}
