import * as z from 'zod/mini';
import { fitResponse } from './fit-response.ts';
import { explanationOf, isRefusal } from './read-response.ts';

/** `code` of a 409: the first request with the `Idempotency-Key` is still running. */
export const runningCode = 'requestRunning';

const coded = z.object({ code: z.optional(z.string()) });

/**
 * Whether a response says that the first request with the same `Idempotency-Key` is still running, so that it is to be
 * repeated: 409 with `Retry-After`, with the code {@link runningCode}, with a text that names the key, or with no
 * explanation at all. Any other 409 refuses the request: there is an account already, for example.
 */
export function isAboutRunningRequest({ status, headers }: Response, text: string): boolean {
  if (status !== 409) return false;
  if (headers.has('retry-after') || codeOf(text) === runningCode || /idempotency[- ]?key/i.test(text)) return true;
  return !isRefusal(text) && !explanationOf(text);
}

function codeOf(text: string): string | undefined {
  try {
    return z.safeParse(coded, fitResponse(coded, JSON.parse(text)).value).data?.code;
  } catch {
    return undefined;
  }
}
