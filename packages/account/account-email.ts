import * as z from 'zod/mini';
import type { VisitorRecord } from '#visitor/encrypted-slices';
import type { Visitor } from '#visitor/visitor';

const schema = z.string();

/**
 * The email address that was typed last on a page of the account, for the other pages, encrypted, for an hour: nobody types it
 * twice on the way from sign-in to a new password and back.
 */
export const accountEmail = (visitor: Visitor): VisitorRecord<string> =>
  visitor.record('accountEmail', { version: 1, schema });
