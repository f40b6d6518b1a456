import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from './database.ts';
import { idempotencyKeys } from './tables.ts';

/** Milliseconds for which a key is kept: as long as a page may repeat a payment with it. */
const keyLife = 168 * 60 * 60 * 1000;
/** Milliseconds after which a request without an answer counts as lost. */
const longestRun = 60_000;

interface KeyedRequest {
  call: string;
  key: string;
  /** Distinguishes a repeated request from another one with the same key. */
  fingerprint: string;
}

/** What a request with a key is to do. */
type Claim =
  | { kind: 'run' }
  | { kind: 'running' }
  | { kind: 'otherRequest' }
  | { kind: 'answered'; status: number; answer: unknown };

const isKey = ({ call, key }: Pick<KeyedRequest, 'call' | 'key'>) =>
  and(eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, key));

/** Claims a key for a request: the first one runs, even in concurrent calls. */
export async function claimKey(database: Database, request: KeyedRequest, now: number): Promise<Claim> {
  const isExpired = lt(idempotencyKeys.startedAt, new Date(now - keyLife));
  const isLost = and(isNull(idempotencyKeys.status), lt(idempotencyKeys.startedAt, new Date(now - longestRun)));
  await database.delete(idempotencyKeys).where(and(isKey(request), or(isExpired, isLost)));
  const added = await database
    .insert(idempotencyKeys)
    .values({ ...request, startedAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (added.length > 0) return { kind: 'run' };
  const [present] = await database.select().from(idempotencyKeys).where(isKey(request));
  if (!present) return { kind: 'running' };
  if (present.fingerprint !== request.fingerprint) return { kind: 'otherRequest' };
  if (present.status === null) return { kind: 'running' };
  return { kind: 'answered', status: present.status, answer: present.answer };
}

/** Stores the answer of a request, for its repetitions. */
export async function storeAnswer(
  database: Database,
  key: Pick<KeyedRequest, 'call' | 'key'>,
  { status, answer }: { status: number; answer: unknown },
): Promise<void> {
  await database.update(idempotencyKeys).set({ status, answer }).where(isKey(key));
}

/** Releases the key of a request that failed without an answer. */
export async function releaseKey(database: Database, key: Pick<KeyedRequest, 'call' | 'key'>): Promise<void> {
  await database.delete(idempotencyKeys).where(isKey(key));
}
