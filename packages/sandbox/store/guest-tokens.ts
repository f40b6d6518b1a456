import { and, eq, gt } from 'drizzle-orm';
import type { ServiceVariant } from '#domain/service-variant';
import type { Database } from './database.ts';
import { guestTokens } from './tables.ts';

/** A guest token lasts a day (spec 1 §9). */
const lifetime = 24 * 60 * 60 * 1000;

interface GuestToken {
  token: string;
  variant: ServiceVariant;
  /** Milliseconds since 1970. */
  now: number;
}

/** The visitor that a session was started for: ten digits and `yyyy-mm-dd`. */
export interface KnownVisitor {
  phone: string;
  birthDate: string;
}

/** A valid session. */
export interface GuestSession {
  token: string;
  visitor: KnownVisitor | undefined;
}

/** Stores a new token and returns its expiry. */
export async function issueGuestToken(
  database: Database,
  { token, variant, now, visitor }: GuestToken & { visitor?: KnownVisitor | undefined },
): Promise<Date> {
  const expiresAt = new Date(now + lifetime);
  await database.insert(guestTokens).values({ token, variant, createdAt: new Date(now), expiresAt, ...visitor });
  return expiresAt;
}

/** The session of a token, if this variant issued it and it has not expired. */
export async function findGuestSession(
  database: Database,
  { token, variant, now }: GuestToken,
): Promise<GuestSession | undefined> {
  const [found] = await database
    .select({ phone: guestTokens.phone, birthDate: guestTokens.birthDate })
    .from(guestTokens)
    .where(
      and(eq(guestTokens.token, token), eq(guestTokens.variant, variant), gt(guestTokens.expiresAt, new Date(now))),
    );
  if (!found) return undefined;
  const { phone, birthDate } = found;
  return { token, visitor: phone && birthDate ? { phone, birthDate } : undefined };
}
