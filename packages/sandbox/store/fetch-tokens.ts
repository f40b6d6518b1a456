import { and, eq, gt } from 'drizzle-orm';
import type { ServiceVariant } from '#domain/service-variant';
import type { Database } from './database.ts';
import { fetchTokens } from './tables.ts';

/** A fetch token lasts ten minutes: it is for the next call. */
const lifetime = 10 * 60 * 1000;

/** Who was authenticated: the email address in lower case, ten digits, and `yyyy-mm-dd`. */
export interface AuthenticatedPerson {
  email: string;
  phone: string;
  birthDate: string;
}

interface FetchToken {
  token: string;
  variant: ServiceVariant;
  /** Milliseconds since 1970. */
  now: number;
}

export async function issueFetchToken(
  database: Database,
  { token, variant, now, person }: FetchToken & { person: AuthenticatedPerson },
): Promise<void> {
  await database.insert(fetchTokens).values({ token, variant, ...person, expiresAt: new Date(now + lifetime) });
}

/** The person of a token, if this variant issued it and it has not expired. */
export async function findAuthenticatedPerson(
  database: Database,
  { token, variant, now }: FetchToken,
): Promise<AuthenticatedPerson | undefined> {
  const [found] = await database
    .select({ email: fetchTokens.email, phone: fetchTokens.phone, birthDate: fetchTokens.birthDate })
    .from(fetchTokens)
    .where(
      and(eq(fetchTokens.token, token), eq(fetchTokens.variant, variant), gt(fetchTokens.expiresAt, new Date(now))),
    );
  return found;
}
