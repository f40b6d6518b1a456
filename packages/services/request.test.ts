import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MalformedError, NetworkError, StatusError, StillRunningError } from './errors.ts';
import { type RequestOptions, sendRequest } from './request.ts';

const start = Date.parse('2026-11-20T17:03:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

type Step = number | Error | { status: number; headers?: Record<string, string>; body?: string };

/** Sends a request until it settles. Each step is the outcome of one attempt; the last step is repeated. */
async function asked(steps: Step[], options: Partial<RequestOptions> = {}) {
  const times: number[] = [];
  const sent: Request[] = [];
  const left = [...steps];
  const fetch: typeof globalThis.fetch = async (input) => {
    times.push(Date.now());
    sent.push(input as Request);
    const step = left.length > 1 ? left.shift()! : left[0]!;
    if (step instanceof Error) throw step;
    const { status, headers = {}, body = '{}' } = typeof step === 'number' ? { status: step } : step;
    return new Response(body, { status, headers });
  };
  const call = sendRequest({
    id: 'makes',
    url: new URL('https://api.agency.example/'),
    method: 'GET',
    keepalive: false,
    fetch,
    authorize: async () => undefined,
    isSafe: true,
    timeout: 60_000,
    random: () => 0.5,
    ...options,
  });
  const [[result]] = await Promise.all([Promise.allSettled([call]), vi.runAllTimersAsync()]);
  const waits = times.slice(1).map((time, index) => time - times[index]!);
  const failure: unknown = result.status === 'rejected' ? result.reason : undefined;
  return { answer: result.status === 'fulfilled' ? result.value : undefined, failure, waits, sent };
}

const brokenConnection = new TypeError('Failed to fetch');

describe('retries', () => {
  it('retries after transient failures', async () => {
    const { answer, waits } = await asked([brokenConnection, 502, 408, { status: 200, body: '{"makes":[]}' }]);
    expect(answer).toEqual({ status: 200, text: '{"makes":[]}', isRepeated: true });
    expect(waits).toEqual([300, 600, 1200]);
  });

  it.each([
    ['a broken connection', brokenConnection, NetworkError],
    ['a failure with another browser’s message', new TypeError('Load failed (api.agency.example)'), NetworkError],
    ['a service that is down', 503, StatusError],
  ])('throws the error of the last attempt: %s', async (_what, last, kind) => {
    const { failure, sent } = await asked([500, 500, 500, last]);
    expect(failure).toBeInstanceOf(kind);
    expect(sent).toHaveLength(4);
  });

  describe('without a network', () => {
    afterEach(() => {
      vi.unstubAllGlobals();
    });

    /** Sends a request; the network returns after three attempts. */
    async function askedOffline(steps: Step[], options: Partial<RequestOptions> = {}) {
      const network = { onLine: false };
      vi.stubGlobal('navigator', network);
      let attempts = 0;
      const authorize = async () => {
        attempts += 1;
        network.onLine = attempts > 3;
      };
      const offline = [brokenConnection, brokenConnection, brokenConnection];
      return asked([...offline, ...steps], { authorize, timeout: 15_000, ...options });
    }

    it('does not count the attempts before the network returned', async () => {
      const { answer, sent } = await askedOffline([brokenConnection, 200]);
      expect(answer).toMatchObject({ status: 200 });
      expect(sent).toHaveLength(5);
    });

    it('renews a token that is rejected when the network returns', async () => {
      const renew = vi.fn(async () => 'renewed');
      const { answer } = await askedOffline([401, 200], { renew });
      expect(answer).toMatchObject({ status: 200 });
      expect(renew).toHaveBeenCalledOnce();
    });

    it('throws the service’s failure, not a timeout, if the service is down when the network returns', async () => {
      const { failure, sent } = await askedOffline([503]);
      expect(failure).toBeInstanceOf(StatusError);
      expect(sent).toHaveLength(7);
    });

    it('is sent four times while the network is away', async () => {
      vi.stubGlobal('navigator', { onLine: false });
      const { failure, sent } = await asked([brokenConnection]);
      expect(failure).toBeInstanceOf(NetworkError);
      expect(sent).toHaveLength(4);
    });
  });

  it('does not retry an unsafe call', async () => {
    const { failure, sent } = await asked([brokenConnection, 200], { isSafe: false });
    expect(failure).toBeInstanceOf(NetworkError);
    expect(sent).toHaveLength(1);
  });

  it.each([200, 503])('does not retry after a response body without end, with any status: %i', async (status) => {
    const body = 'x'.repeat(4 * 1024 * 1024 + 1);
    const { failure, sent } = await asked([{ status, body }, 200]);
    expect(failure).toBeInstanceOf(MalformedError);
    expect(sent).toHaveLength(1);
  });

  it('creates a new request for each attempt', async () => {
    const { sent } = await asked([500, 200]);
    expect(new Set(sent).size).toBe(2);
  });

  it('stops when a request cannot be created', async () => {
    const failure = new NetworkError('createGuestToken');
    let count = 0;
    const authorize = async () => {
      count += 1;
      if (count > 1) throw failure;
    };
    expect(await asked([500, 200], { authorize })).toMatchObject({ failure, sent: { length: 1 } });
  });
});

describe('a request with an idempotency key', () => {
  const hasIdempotencyKey = true;
  const running = { status: 409, body: '{"isSuccess":false,"message":"still running","code":"requestRunning"}' };

  it('is retried while the first request is running', async () => {
    const { answer, waits } = await asked([running, running, running, running, running, 200], { hasIdempotencyKey });
    expect(answer).toEqual({ status: 200, text: '{}', isRepeated: true });
    expect(waits).toEqual([300, 600, 1200, 2400, 3000]);
  });

  it('follows the Retry-After header of 409', async () => {
    const { waits } = await asked([{ ...running, headers: { 'retry-after': '2' } }, 200], { hasIdempotencyKey });
    expect(waits).toEqual([2000]);
  });

  it.each([
    ['Retry-After', { headers: { 'retry-after': '1' }, body: '{"isSuccess":false,"message":"Please wait."}' }],
    ['a code', { body: '{"IsSuccess":"False","Message":"Please wait.","Code":"requestRunning"}' }],
    ['a message about the key', { body: '{"isSuccess":false,"message":"This Idempotency-Key is in use"}' }],
    [
      'a problem document of the IETF draft',
      { body: '{"title":"A request is outstanding for this Idempotency-Key","detail":"Being processed."}' },
    ],
    ['an object without an explanation', { body: '{}' }],
    ['an empty body', { body: '' }],
    ['a web page', { body: '<title>Conflict</title>' }],
    ['success', { body: '{"isSuccess":true,"message":""}' }],
  ])('is retried after 409 with %s', async (_sign, step) => {
    const { answer, sent } = await asked([{ status: 409, ...step }, 200], { hasIdempotencyKey });
    expect(answer).toEqual({ status: 200, text: '{}', isRepeated: true });
    expect(sent).toHaveLength(2);
  });

  it.each([
    '{"isSuccess":false,"message":"There is already an account with this email."}',
    '{"IsSuccess":"False","errors":["There is already an account."]}',
    '{"isSuccess":false}',
  ])('is refused by 409 with %s', async (body) => {
    const { answer, sent } = await asked([{ status: 409, body }], { hasIdempotencyKey });
    expect(answer).toMatchObject({ status: 409, text: body });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['{"message":"There is already an account."}', 'There is already an account.'],
    ['{"errors":[{"message":"There is already an account."}]}', 'There is already an account.'],
  ])('throws a status error with the message of a 409 that is no refusal: %s', async (body, reason) => {
    const { failure, sent } = await asked([{ status: 409, body }], { hasIdempotencyKey });
    expect(failure).toBeInstanceOf(StatusError);
    expect(failure).not.toBeInstanceOf(StillRunningError);
    expect(failure).toMatchObject({ status: 409, reason });
    expect(sent).toHaveLength(1);
  });

  it('throws a `StillRunningError` when the first request does not end', async () => {
    const { failure, sent } = await asked([running], { hasIdempotencyKey });
    expect(failure).toBeInstanceOf(StillRunningError);
    expect(failure).toMatchObject({ status: 409, reason: 'still running' });
    expect(sent).toHaveLength(11);
  });

  it('is retried three times after other failures, not counting 409', async () => {
    expect((await asked([503], { hasIdempotencyKey })).sent).toHaveLength(4);
    expect((await asked([running, running, running, running, 503], { hasIdempotencyKey })).sent).toHaveLength(5);
  });

  it.each([400, 422])('is not retried after %i', async (status) => {
    expect((await asked([{ ...running, status }], { hasIdempotencyKey })).sent).toHaveLength(1);
  });

  it('treats 409 as a refusal of a request without a key', async () => {
    const { answer, sent } = await asked([running]);
    expect(answer).toEqual({ status: 409, text: running.body });
    expect(sent).toHaveLength(1);
  });
});

describe('Retry-After', () => {
  it.each([429, 503])('follows the Retry-After header after status %i, without a random part', async (status) => {
    const { waits } = await asked([{ status, headers: { 'retry-after': '2' } }, 200], { random: () => 0.9 });
    expect(waits).toEqual([2000]);
  });

  it.each([408, 500, 502, 504])('ignores the Retry-After header after status %i', async (status) => {
    const { waits } = await asked([{ status, headers: { 'retry-after': '2' } }, 200]);
    expect(waits).toEqual([300]);
  });

  it.each([
    ['00', 0],
    ['5', 5000],
    ['Friday, 20-Nov-26 17:03:02 GMT', 2000],
    ['1.5', 300],
    ['0x10', 300],
    ['2, 3', 300],
    ['Infinity', 300],
    ['2026-11-20T17:03:02Z', 300],
    ['Fri, 99 Nov 2026 17:03:02 GMT', 300],
    [' GMT', 300],
  ])('reads the Retry-After header %j, or ignores it when malformed', async (value, wait) => {
    const { waits } = await asked([{ status: 503, headers: { 'retry-after': value } }, 200]);
    expect(waits).toEqual([wait]);
  });

  it.each([
    [429, '6', 6_000],
    [429, '120', 120_000],
    [503, '120', 120_000],
    [503, `1${'0'.repeat(400)}`, 3_600_000],
    [429, 'Tue, 20 Nov 2029 17:03:00 GMT', 3_600_000],
  ])('gives up at once after %i with Retry-After %j; the error has the wait', async (status, value, retryAfter) => {
    const { failure, sent } = await asked([{ status, headers: { 'retry-after': value } }, 200]);
    expect(failure).toMatchObject({ status, retryAfter });
    expect(sent).toHaveLength(1);
  });

  it('retries a running request after five seconds, even if Retry-After is longer', async () => {
    const running = { status: 409, headers: { 'retry-after': '60' } };
    expect((await asked([running, 200], { hasIdempotencyKey: true })).waits).toEqual([5000]);
  });
});

describe('rejected tokens', () => {
  it('renews a rejected token and retries immediately, also for unsafe calls', async () => {
    const renew = vi.fn(async () => undefined);
    const { answer, waits } = await asked([401, 200], { renew, isSafe: false });
    expect(answer).toMatchObject({ status: 200 });
    expect(waits).toEqual([0]);
    expect(renew).toHaveBeenCalledOnce();
  });

  it('renews a rejected token only once', async () => {
    const renew = vi.fn(async () => undefined);
    const { failure, sent } = await asked([401, { status: 401, body: '{"message":"Token has expired"}' }], { renew });
    expect(failure).toMatchObject({ kind: 'status', status: 401, reason: 'Token has expired' });
    expect(sent).toHaveLength(2);
    expect(renew).toHaveBeenCalledOnce();
  });

  it('does not retry when a rejected token cannot be renewed', async () => {
    const { failure, sent } = await asked([401, 200]);
    expect(failure).toMatchObject({ kind: 'status', status: 401 });
    expect(sent).toHaveLength(1);
  });

  it('does not retry an unsafe call for another failure after a token renewal', async () => {
    const { failure, sent } = await asked([401, 503, 200], { renew: async () => undefined, isSafe: false });
    expect(failure).toMatchObject({ status: 503 });
    expect(sent).toHaveLength(2);
  });

  it('counts the attempt with the rejected token', async () => {
    const { waits, failure } = await asked([401, 500, 500, 500, 200], { renew: async () => undefined });
    expect(waits).toEqual([0, 600, 1200]);
    expect(failure).toMatchObject({ status: 500 });
  });

  it('renews a token that is rejected on the last attempt, and sends the request once more', async () => {
    const renew = vi.fn(async () => undefined);
    const { answer, sent } = await asked([500, 500, 500, 401, 200], { renew });
    expect(answer).toMatchObject({ status: 200 });
    expect(sent).toHaveLength(5);
    expect(renew).toHaveBeenCalledOnce();
  });

  it('throws the renewal’s error when a rejected token cannot be renewed', async () => {
    const failure = new NetworkError('createGuestToken');
    expect(await asked([401, 200], { renew: () => Promise.reject(failure) })).toMatchObject({
      failure,
      sent: { length: 1 },
    });
  });
});

it.each([
  ['{"isSuccess":true,"Message":"Closed"}', 'Closed'],
  ['{"message":{}}', undefined],
  ['null', undefined],
  ['', undefined],
  ['{"message":"Clo', undefined],
])('reads the service’s message from %j, and ignores other types', async (body, reason) => {
  const { failure } = await asked([{ status: 400, body, headers: { 'content-type': 'text/html' } }]);
  expect(failure).toMatchObject({ kind: 'status', status: 400, reason });
});

it.each([400, 404, 422])('throws a malformed error for a gateway’s web page with status %i', async (status) => {
  const { failure } = await asked([{ status, body: '<!doctype html><title>Bad Request</title>' }]);
  expect(failure).toBeInstanceOf(MalformedError);
});

it('removes its listener from the caller’s signal when the call ends', async () => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  await asked([200], { signal });
  const listeners = added.mock.calls.map(([, listener]) => listener);
  expect(listeners.length).toBeGreaterThan(0);
  expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(expect.arrayContaining(listeners));
});
