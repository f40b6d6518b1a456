import { and, eq, gt } from 'drizzle-orm';
import type { ServiceVariant } from '#domain/service-variant';
import type { Database } from './database.ts';
import { guestTokens } from './tables.ts';

/** Spec 1 §9: a guest token lasts a day. */
const lifetime = 24 * 60 * 60 * 1000;

interface GuestToken {
  token: string;
  variant: ServiceVariant;
  /** Milliseconds since 1970. */
  now: number;
}

/** Keeps a new token and tells when it ends. */
export async function issueGuestToken(database: Database, { token, variant, now }: GuestToken): Promise<Date> {
  const expiresAt = new Date(now + lifetime);
  await database.insert(guestTokens).values({ token, variant, createdAt: new Date(now), expiresAt });
  return expiresAt;
}

/** Whether the token was issued by this variant and has not ended. */
export async function isGuestTokenValid(database: Database, { token, variant, now }: GuestToken): Promise<boolean> {
  const found = await database
    .select({ token: guestTokens.token })
    .from(guestTokens)
    .where(and(eq(guestTokens.token, token), eq(guestTokens.variant, variant), gt(guestTokens.expiresAt, new Date(now))));
  return found.length > 0;
}
