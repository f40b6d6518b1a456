import * as z from 'zod/mini';
import type { VisitorRecord } from '#visitor/encrypted-slices';
import type { Visitor } from '#visitor/visitor';

/** The values that prefill the sign-in form on the next visit, encrypted, for 168 hours (spec 3 §9). */
export interface RememberedSignIn {
  email: string;
  /** Only if the page is configured to remember passwords. */
  password?: string | undefined;
}

const schema: z.ZodMiniType<RememberedSignIn> = z.object({ email: z.string(), password: z.optional(z.string()) });

/** The record of a remembered sign-in. It survives a sign-out, because the customer asked to be remembered. */
export function rememberedSignIn(visitor: Visitor): VisitorRecord<RememberedSignIn> {
  return visitor.record('rememberedSignIn', { version: 1, schema });
}
