import type { Language } from '#domain/language';
import type { ServiceVariant } from '#domain/service-variant';
import { Refusal } from '../calls/implement-call.ts';
import { countTry, type TryKind } from '../store/account-tries.ts';
import type { Database } from '../store/database.ts';
import { customerTexts } from './customer-texts.ts';

interface Asked {
  database: Database;
  /** Milliseconds since 1970. */
  now: number;
  variant: ServiceVariant;
  body: { header: { lang: Language }; email: string };
}

/**
 * Counts a try of a call about an address.
 *
 * @throws {Refusal} while the address has to wait.
 */
export async function claimTry({ database, now, variant, body }: Asked, kind: TryKind): Promise<void> {
  const retryAfter = await countTry(database, kind, { variant, email: body.email }, now);
  if (retryAfter > 0) throw new Refusal(customerTexts.tooManyTries[body.header.lang], 429, { retryAfter });
}
