import * as z from 'zod/mini';
import { fingerprint } from '#domain/fingerprint';
import { keyed } from '#domain/keyed';
import { randomId } from '#domain/random-id';
import { isRejected, RefusedError, type ServiceError } from '#services/errors';
import { leavesEarlierChargeOpen } from '#services/payment-refusal';
import { customerTokenRecord } from '#visitor/customer-token';
import type { Visitor } from '#visitor/visitor';

/** The idempotency keys of redemptions whose code the customer has not noted, by customer and redeem type. */
type Intents = Readonly<Record<string, string>>;

const schema: z.ZodMiniType<Intents> = keyed(z.string());

/** Milliseconds after which a tab that holds the lock is considered frozen. */
const longestWait = 3000;

const recordOf = (visitor: Visitor) => visitor.record('redemptions', { version: 1, schema });

/** The name includes the customer: the record outlives the session, and another customer may sign in on the device. */
async function nameOf(visitor: Visitor, type: string): Promise<string> {
  const owner = await customerTokenRecord(visitor).load();
  return `${fingerprint((owner?.email ?? '').trim().toLowerCase())} ${type}`;
}

async function change(visitor: Visitor, changed: (intents: Intents) => Intents): Promise<Intents> {
  return visitor.withLock('redemptions', longestWait, async () => {
    const record = recordOf(visitor);
    // The data in memory counts even if storage was cleared since.
    const before = { ...record.read(), ...(await record.load()) };
    const after = changed(before);
    if (Object.keys(after).length > 0) record.remember(after);
    else record.drop();
    await record.settled();
    return after;
  });
}

/**
 * The key of a redemption: the same after a lost response, a reload, another sign-in and in every tab, until the
 * customer has noted the code or the service has refused. It is stored before the call, encrypted.
 *
 * @returns `isRepeated`: an earlier request had the key.
 */
export async function claimRedemption(visitor: Visitor, type: string): Promise<{ key: string; isRepeated: boolean }> {
  const name = await nameOf(visitor, type);
  const own = randomId();
  const intents = await change(visitor, (current) => (current[name] ? current : { ...current, [name]: own }));
  const key = intents[name]!;
  return { key, isRepeated: key !== own };
}

/** Ends a redemption: the customer's next one of the type gets a new key. */
export async function endRedemption(visitor: Visitor, type: string): Promise<void> {
  const name = await nameOf(visitor, type);
  await change(visitor, ({ [name]: _ended, ...others }) => others);
}

/** The redeem types of the customer's redemptions whose code is not noted yet. */
export async function unfinishedRedemptions(visitor: Visitor): Promise<readonly string[]> {
  const prefix = await nameOf(visitor, '');
  const names = Object.keys((await recordOf(visitor).load()) ?? {});
  return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
}

/** A refusal that answers a repetition, as such. */
export const asRepeated = (error: unknown): unknown =>
  error instanceof RefusedError
    ? new RefusedError(error.callId, {
        status: error.status,
        reason: error.reason,
        retryAfter: error.retryAfter,
        isRepeated: true,
      })
    : error;

/**
 * True if points may have been taken: the response was lost, was a fault, or another request with the key is still
 * running. A refusal takes no points, unless it answers a repetition and is about the service or the earlier request.
 */
export const isPending = (error: unknown): boolean =>
  !isRejected(error) || (isOfRepetition(error) && leavesEarlierChargeOpen(error.reason ?? ''));

/** True for the answer to a repetition: an earlier request, whose answer was lost, may have taken points. */
export const isOfRepetition = (error: unknown): error is ServiceError =>
  error instanceof RefusedError && error.isRepeated;
