import { type Answer, reasonOf } from './answer.ts';
import { boundedText } from './bounded-text.ts';
import { MalformedError, NetworkError, type ServiceError, StatusError } from './errors.ts';
import { pause } from './time-limit.ts';

/** How a request is made, and made again. */
export interface Attempts {
  /** Names the call in errors. */
  id: string;
  fetch: typeof globalThis.fetch;
  /** A new request: its proof of who asks may be good for one. What this throws ends the call. */
  prepare: () => Promise<Request>;
  /** Replaces the proof of who asks, when there is one to replace. */
  renew?: (() => Promise<unknown>) | undefined;
  /** True when asking twice has the effect of asking once. */
  isSafe: boolean;
  signal: AbortSignal;
  /** Epoch milliseconds. */
  now: () => number;
  /** From 0 to 1. */
  random: () => number;
}

const maximumRetries = 3;
const firstWait = 300;
const longestRetryAfter = 5_000;

/** Statuses of trouble that passes; no status at all is a connection that broke. */
const passing = new Set([undefined, 408, 429, 500, 502, 503, 504]);

/**
 * Sends a request, again after trouble that passes where that is safe, and once more when the service did not let it in:
 * then it has done nothing.
 *
 * @throws {ServiceError} what the last attempt came to.
 */
export async function sendRequest(attempts: Attempts): Promise<Answer> {
  const { id, fetch, prepare, isSafe, signal, now, random } = attempts;
  let { renew } = attempts;
  for (let retries = 0; ; retries += 1) {
    let wait: number | undefined;
    let failure: ServiceError;
    const prepared = await prepare();
    try {
      const response = await fetch(prepared);
      const { status, ok, headers } = response;
      const text = await boundedText(response);
      if (ok) return { status, text };
      failure = new StatusError(id, status, reasonOf(text));
      if (status === 429 || status === 503) wait = retryAfter(headers, now());
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof RangeError) throw new MalformedError(id);
      failure = new NetworkError(id);
    }

    let isWorthIt = isSafe && passing.has(failure.status);
    if (failure.status === 401 && renew) {
      await renew();
      renew = undefined;
      isWorthIt = true;
      wait = 0;
    }
    if (!isWorthIt || retries === maximumRetries) throw failure;
    await pause(wait ?? firstWait * 2 ** retries * (0.5 + random()), signal);
  }
}

/** Milliseconds that the service asks for, as seconds or as a date (RFC 9110 §10.2.3); undefined when it makes no sense. */
function retryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after') ?? '';
  let wait = Number.NaN;
  if (/^\d+$/.test(value)) wait = Number(value) * 1000;
  // Elsewhere a date may be almost anything: `Date.parse('-5')` is one.
  else if (value.endsWith(' GMT')) wait = Math.max(0, Date.parse(value) - now);
  return Number.isNaN(wait) ? undefined : Math.min(wait, longestRetryAfter);
}
