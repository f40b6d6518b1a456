import * as z from 'zod/mini';
import type { VisitorRecord } from '#visitor/encrypted-slices';
import type { Visitor } from '#visitor/visitor';

const schema = z.string();

/**
 * The email address that was last typed on an account page, encrypted, for an hour: the other pages are prefilled with
 * it.
 */
export const accountEmail = (visitor: Visitor): VisitorRecord<string> =>
  visitor.record('accountEmail', { version: 1, schema });
