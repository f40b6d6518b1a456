import { and, eq, gt, isNull } from 'drizzle-orm';
import type { ServiceVariant } from '#domain/service-variant';
import { digest } from '../seeded.ts';
import { emailKey } from './customers.ts';
import type { Database } from './database.ts';
import { passwordLinks } from './tables.ts';

/** Milliseconds for which a link works. */
const lifetime = 30 * 60 * 1000;

interface Address {
  variant: ServiceVariant;
  email: string;
}

/** Stores the token of a link. Earlier links of the address stop working. */
export async function issuePasswordLink(
  database: Database,
  { token, variant, email, now }: Address & { token: string; now: number },
): Promise<void> {
  const key = emailKey(email);
  const time = new Date(now);
  await database
    .update(passwordLinks)
    .set({ endedAt: time })
    .where(and(eq(passwordLinks.variant, variant), eq(passwordLinks.email, key), isNull(passwordLinks.endedAt)));
  await database.insert(passwordLinks).values({ tokenDigest: digest(token), variant, email: key, issuedAt: time });
}

/**
 * Uses up a link and returns its address; undefined when the link was used, replaced or has expired. Only one of
 * concurrent uses gets the address.
 */
export async function usePasswordLink(
  database: Database,
  { token, variant, now }: { token: string; variant: ServiceVariant; now: number },
): Promise<string | undefined> {
  const [used] = await database
    .update(passwordLinks)
    .set({ endedAt: new Date(now) })
    .where(
      and(
        eq(passwordLinks.tokenDigest, digest(token)),
        eq(passwordLinks.variant, variant),
        isNull(passwordLinks.endedAt),
        gt(passwordLinks.issuedAt, new Date(now - lifetime)),
      ),
    )
    .returning({ email: passwordLinks.email });
  return used?.email;
}
