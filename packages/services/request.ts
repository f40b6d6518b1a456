import ky, { HTTPError, TimeoutError as KyTimeoutError } from 'ky';
import { boundedText } from './bounded-text.ts';
import { AbortedError, MalformedError, NetworkError, ServiceError, StillRunningError, TimeoutError } from './errors.ts';
import { type ReceivedResponse, explanationOf, failedStatus, isRefusalOrNotFound, isRefusal } from './read-response.ts';
import { isAboutRunningRequest } from './running-request.ts';

/** A request and how it may be retried. */
export interface RequestOptions {
  /** Names the call in errors. */
  id: string;
  url: URL;
  method: string;
  body?: string | undefined;
  /** Continues after the page is left. */
  keepalive: boolean;
  fetch: typeof globalThis.fetch;
  /** Sends and takes the cookies of the services. */
  withCookies?: boolean;
  /**
   * Adds the caller's credentials before each attempt, because some are valid for one request only. An error ends the
   * call.
   */
  authorize: (headers: Headers, signal: AbortSignal) => Promise<void>;
  /** Replaces a rejected credential, for calls with a renewable credential. */
  renew?: ((signal: AbortSignal) => Promise<unknown>) | undefined;
  /** True when sending the request twice has the same effect as sending it once. */
  isSafe: boolean;
  /** True for a request with an `Idempotency-Key` header, which is retried while the first request is still running. */
  hasIdempotencyKey?: boolean;
  /** The caller's signal. */
  signal?: AbortSignal | undefined;
  /** Milliseconds for all attempts together. */
  timeout: number;
  /** From 0 to 1. */
  random: () => number;
}

const retries = 3;
/** False outside of a browser, such as in tests. */
const isBrowserOffline = (): boolean => (globalThis.navigator as Navigator | undefined)?.onLine === false;
/** The number of retries while the first request is still running: a charge takes longer than a fault. */
const runningRetries = 10;
const longestPause = 3_000;
/** Statuses whose `Retry-After` is followed. */
const afterStatusCodes = [409, 429, 503];
/** The longest `Retry-After` for which a call waits. */
const longestRetryAfterPause = 5_000;

/**
 * Sends a request with ky. Refusals with any status and 404 are returned as responses. Transient failures are retried
 * if `isSafe`; a 401 is retried once with a renewed credential for any call, because the service has done nothing.
 *
 * @throws {ServiceError} the last attempt's error.
 */
export async function sendRequest(options: RequestOptions): Promise<ReceivedResponse> {
  const { id, isSafe, hasIdempotencyKey = false, withCookies = false, authorize, random, signal, ...request } = options;
  let { renew } = options;
  if (signal?.aborted) throw new AbortedError(id);
  /** The body of the latest attempt. */
  let text = '';
  let attempts = 0;
  /** The attempts that failed without a network. */
  let offlineAttempts = 0;
  const isRunning = (error: unknown) =>
    hasIdempotencyKey && error instanceof HTTPError && isAboutRunningRequest(error.response, text);

  const sent = ky(request.url, {
    method: request.method,
    ...(request.body && { body: request.body }),
    headers: { accept: 'application/json', ...(request.body && { 'content-type': 'application/json' }) },
    keepalive: request.keepalive,
    ...(withCookies && { credentials: 'include' as const }),
    ...(signal && { signal }),
    timeout: false,
    totalTimeout: request.timeout,
    // Reads the response as part of the attempt, so that a broken connection is retried too.
    fetch: async (input) => {
      // ky clones the request, and its body becomes a stream. Text can be sent with `keepalive`, and developer tools
      // show it.
      const attempt = request.body ? new Request(input, { method: request.method, body: request.body }) : input;
      attempts += 1;
      const response = await request.fetch(attempt);
      text = await boundedText(response);
      return new Response(text || null, response);
    },
    retry: {
      limit: hasIdempotencyKey ? runningRetries : 2 * retries,
      backoffLimit: longestPause,
      methods: ['get', 'post', 'put', 'patch'],
      statusCodes: [408, ...(hasIdempotencyKey ? [409] : []), 429, 500, 502, 503, 504],
      afterStatusCodes,
      maxRetryAfter: longestRetryAfterPause,
      jitter: (delay) => delay * (0.5 + random()),
      shouldRetry({ error, retryCount }) {
        // Attempts without a network count only until it returns, so that a call does not fail just then.
        const isOffline = !(error instanceof HTTPError) && isBrowserOffline();
        if (isOffline) offlineAttempts += 1;
        const counted = isOffline ? retryCount : retryCount - offlineAttempts;
        if (counted > retries && !isRunning(error)) return false;
        if (!isSafe || error instanceof RangeError || error instanceof KyTimeoutError) return false;
        // The credential could not be loaded: nothing was sent.
        if (error instanceof ServiceError) return false;
        // Every other error is a broken connection; its message differs by browser.
        if (!(error instanceof HTTPError)) return true;
        const { status, headers } = error.response;
        if (status === 409) return isRunning(error) ? undefined : false;
        // The error tells the visitor to wait; an earlier retry would only count as another request.
        if (afterStatusCodes.includes(status) && (retryAfterOf(headers) ?? 0) > longestRetryAfterPause) return false;
        // ky selects the statuses. A 500 with an explanation is a decision of the service: a retry would get the same.
        return status === 500 && isRefusal(text) ? false : undefined;
      },
    },
    hooks: {
      beforeRequest: [({ request: { headers, signal: ended } }) => authorize(headers, ended)],
      beforeRetry: [({ request: { headers, signal: ended } }) => authorize(headers, ended)],
      afterResponse: [
        async ({ request: { signal: ended }, response: { status } }) => {
          if (status !== 401 || !renew) return undefined;
          // It had no effect.
          attempts -= 1;
          const renewed = renew(ended);
          renew = undefined;
          await renewed;
          return ky.retry({ delay: 0 });
        },
      ],
    },
  });

  try {
    const response = await untilAborted(sent, signal);
    return { status: response.status, text: await response.text(), ...(attempts > 1 && { isRepeated: true }) };
  } catch (error) {
    if (signal?.aborted) throw new AbortedError(id);
    if (error instanceof ServiceError) throw error;
    if (error instanceof KyTimeoutError) throw new TimeoutError(id);
    if (error instanceof RangeError) throw new MalformedError(id);
    if (error instanceof HTTPError) {
      const { status, headers } = error.response;
      const received = { status, text, retryAfter: retryAfterOf(headers), ...(attempts > 1 && { isRepeated: true }) };
      if (isRunning(error)) throw new StillRunningError(id, explanationOf(text), received.retryAfter);
      if (isRefusalOrNotFound(received)) return received;
      throw failedStatus(id, received);
    }
    throw new NetworkError(id);
  }
}

/** An hour: longer waits are mistakes. */
const longestRetryAfter = 3_600_000;

/** Milliseconds of a `Retry-After` header with seconds or a date; undefined if it is absent or unreadable. */
function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return wait >= 0 ? Math.min(wait, longestRetryAfter) : undefined;
}

/** Rejects when the signal is aborted, even if the work ignores it: ky waits for its hooks. */
async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return work;
  let leave: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason as Error);
    signal.addEventListener('abort', leave);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', leave!);
  }
}
