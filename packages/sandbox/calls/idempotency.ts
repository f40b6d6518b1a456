import { runningCode } from '#services/contract/running-code';
import type { SandboxContext } from '../sandbox-context.ts';
import { digest } from '../seeded.ts';
import { claimKey, releaseKey, storeAnswer } from '../store/idempotency-keys.ts';
import { type Implementation, Refusal } from './implement-call.ts';

interface Answered {
  status: Implementation['status'] | Refusal['status'];
  answer: unknown;
}

interface KeyedCall {
  call: string;
  /** The header `Idempotency-Key`. */
  header: string | undefined;
  request: { params: unknown; query: unknown; body: unknown };
}

/** A string of a structured header field, of 1 to 200 characters. */
const keyPattern = /^"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\]){1,200})"$/;

/**
 * Runs a request once for its key (IETF draft-ietf-httpapi-idempotency-key-header-07). A repetition gets the answer of
 * the first request, a refusal too.
 *
 * @throws {Refusal} 400 without a key, 409 while the first request runs, 422 when the key belongs to another request.
 */
export async function withIdempotencyKey(
  { database, now }: SandboxContext,
  { call, header, request }: KeyedCall,
  run: () => Promise<Answered>,
): Promise<Answered> {
  const key = keyPattern.exec(header ?? '')?.[1];
  if (!key) throw new Refusal('An Idempotency-Key is required', 400);
  const claim = await claimKey(database, { call, key, fingerprint: fingerprintOf(request) }, now());
  switch (claim.kind) {
    case 'running':
      throw new Refusal('A request with this Idempotency-Key is still running', 409, {
        code: runningCode,
        retryAfter: 1,
      });
    case 'otherRequest':
      throw new Refusal('This Idempotency-Key belongs to another request', 422);
    case 'answered':
      return { status: claim.status as Answered['status'], answer: claim.answer };
    case 'run':
  }
  try {
    const answered = await run();
    await storeAnswer(database, { call, key }, answered);
    return answered;
  } catch (error) {
    if (error instanceof Refusal && error.status !== 500) {
      const answered = { status: error.status, answer: { isSuccess: false, message: error.message } };
      await storeAnswer(database, { call, key }, answered);
      return answered;
    }
    await releaseKey(database, { call, key });
    throw error;
  }
}

/** `header`, in the body or the query, differs between repetitions. */
function fingerprintOf({ params, query, body }: KeyedCall['request']): string {
  const { header: _, ...rest } = (body ?? {}) as Record<string, unknown>;
  const queryEntries = Object.entries(query ?? {}).filter(([key]) => !key.startsWith('header.'));
  return digest(JSON.stringify([params, queryEntries, rest]));
}
