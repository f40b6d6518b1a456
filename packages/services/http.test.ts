import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { loadCustomerProfile } from './account/load-customer-profile.contract.ts';
import { signIn } from './account/sign-in.contract.ts';
import { signOut } from './account/sign-out.contract.ts';
import { cityByZip } from './address/city-by-zip.contract.ts';
import {
  AbortedError,
  isRejected,
  MalformedError,
  NetworkError,
  RefusedError,
  ServiceError,
  SessionEndedError,
  StatusError,
  TimeoutError,
} from './errors.ts';
import { postEvent } from './events/post-event.contract.ts';
import type { CallRequest, ServiceClient, ServiceClientOptions } from './http.ts';
import { createLead } from './lead-store/create-lead.contract.ts';
import { searchLeads } from './lead-store/search-leads.contract.ts';
import { updateLead } from './lead-store/update-lead.contract.ts';
import { prepareTransaction } from './rating/prepare-transaction.contract.ts';
import { prepareTransactionExamples } from './rating/prepare-transaction.examples.ts';
import { driverByLicense } from './search/driver-by-license.contract.ts';
import { type ServicesConfig, servicesConfig } from './services-config.ts';
import { createGuestToken } from './session/create-guest-token.contract.ts';
import { stubClient } from './testing/stub-client.ts';
import { cutOff, hang, hangUp, json, raw, startStubServer, type StubServer } from './testing/stub-server.ts';

const start = Date.parse('2026-11-20T17:03:00.000Z');
const austin = { isSuccess: true, isQuoteAvaliable: true, addresses: [{ zip: '78701', state: 'TX', city: 'Austin' }] };
const accepted = { isSuccess: true, transactionId: 't-1' };

let server: StubServer;
let inFlight = 0;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: start });
  inFlight = 0;
  server = await startStubServer();
});
afterEach(async () => {
  await server.close();
  vi.useRealTimers();
});

/** Counts pending requests, so that the clock advances only when there are none. */
const countingFetch: typeof fetch = async (...request) => {
  inFlight += 1;
  try {
    return await fetch(...request);
  } finally {
    inFlight -= 1;
  }
};

const turn = () => new Promise((resolve) => setImmediate(resolve));

const isQuiet = () => inFlight === 0 && server.open === 0;

/** Advances the clock in steps of ten milliseconds while no request is pending, until the call has settled. */
async function settled<T>(call: Promise<T>): Promise<PromiseSettledResult<T>> {
  const results: PromiseSettledResult<T>[] = [];
  void Promise.allSettled([call]).then(([result]) => results.push(result));
  while (results.length === 0) {
    await turn();
    if (isQuiet()) await vi.advanceTimersByTimeAsync(10);
  }
  return results[0]!;
}

async function failureOf(call: Promise<unknown>): Promise<ServiceError> {
  const result = await settled(call);
  if (result.status === 'fulfilled') throw new Error('The call was to fail.');
  expect(result.reason).toBeInstanceOf(ServiceError);
  return result.reason as ServiceError;
}

async function valueOf<T>(call: Promise<T>): Promise<T> {
  const result = await settled(call);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

function clientOf(options: Partial<ServiceClientOptions> = {}) {
  return stubClient(server.base, { fetch: countingFetch, random: () => 0.5, ...options });
}

function configured(config: object): { services: ServicesConfig } {
  return { services: z.parse(servicesConfig, config) };
}

type ZipRequest = Pick<CallRequest<unknown, unknown>, 'signal' | 'timeout' | 'rateQuoteId'>;

/** A safe call. */
const lookUp = (client: ServiceClient, request: ZipRequest = {}) =>
  client.call(cityByZip, { query: { zip: '78701' }, ...request }, ({ addresses }) => addresses);

const { header: _header, ...quote } = prepareTransactionExamples.request.minimal.body!;

/** An unsafe call. */
const submit = (client: ServiceClient, request: ZipRequest = {}) =>
  client.call(prepareTransaction, { body: quote, ...request }, ({ transactionId }) => transactionId);

/** A call whose response is only an acknowledgement. */
const acknowledge = (client: ServiceClient) =>
  client.call(postEvent, { body: { rateQuoteId: 'rq-1', type: 1 } }, () => 'done');

const startSession = (client: ServiceClient, request: ZipRequest = {}) =>
  client.call(createGuestToken, { body: {}, ...request }, ({ token }) => token);

/** Never settles and ignores signals. */
const never = () => new Promise<never>(() => undefined);

const gaps = () => server.received.slice(1).map(({ at }, index) => at - server.received[index]!.at);

describe('request data', () => {
  it('sends the header as keys of a GET’s query', async () => {
    server.respondsWith(json(austin));
    const { client } = clientOf({ language: () => 'es' });
    expect(await valueOf(lookUp(client))).toEqual(austin.addresses);

    const [request] = server.received;
    expect(request).toMatchObject({ method: 'GET', body: undefined });
    expect(request!.url.pathname).toBe('/api/address/citybyzip');
    expect(Object.fromEntries(request!.url.searchParams)).toEqual({
      zip: '78701',
      'header.lang': 'es',
      'header.trackId': 'track-1',
      'header.requestDate': '2026-11-20T17:03:00.000Z',
      'header.brandCode': 'LS',
    });
    expect(request!.headers).toMatchObject({ accept: 'application/json', authorization: 'Bearer guest-1' });
    expect(request!.headers).not.toHaveProperty('recaptchatoken');
  });

  it('sends the header in a POST’s body', async () => {
    server.respondsWith(json(accepted));
    const { client } = clientOf({ now: () => Date.UTC(2030, 0, 1) });
    expect(await valueOf(submit(client))).toBe('t-1');

    const [request] = server.received;
    expect(request!.method).toBe('POST');
    expect(request!.url.search).toBe('');
    expect(request!.headers['content-type']).toBe('application/json');
    expect(request!.body).toEqual({
      ...quote,
      header: { lang: 'en', trackId: 'track-1', requestDate: '2030-01-01T00:00:00.000Z', brandCode: 'LS' },
    });
  });

  it('sends a lead store only what SheetDB accepts', async () => {
    server.respondsWith(json({ created: 1 }, 201));
    const { client } = clientOf();
    await valueOf(client.call(createLead, { body: { data: [{ State: 'TX' }] } }, ({ created }) => created));

    const [request] = server.received;
    expect(request!.url.pathname).toBe('/leads');
    expect(request!.body).toEqual({ data: [{ State: 'TX' }] });
    expect(request!.headers.authorization).toBe('Basic ZXhhbXBsZQ==');
  });

  it('sends no credential when none is configured', async () => {
    server.respondsWith(json([]));
    const { client } = clientOf(configured({ leadStore: { url: `${server.base}/leads` } }));
    await valueOf(client.call(searchLeads, { query: { Timestamp: 'a b&c' } }, (found) => found));

    expect(server.received[0]!.headers).not.toHaveProperty('authorization');
    expect(Object.fromEntries(server.received[0]!.url.searchParams)).toEqual({ Timestamp: 'a b&c' });
  });

  it('inserts path parameters and keeps the query of a base address', async () => {
    server.respondsWith(json({ updated: 1 }));
    const { client } = clientOf(configured({ leadStore: { url: `${server.base}/leads/?sheet=LS` } }));
    const params = { timestamp: 'a/b?c#d@example.com-1' };
    await valueOf(client.call(updateLead, { params, body: { data: {} } }, ({ updated }) => updated));

    expect(server.received[0]!.method).toBe('PUT');
    expect(server.received[0]!.url.href.replace('http://127.0.0.1', '')).toBe(
      '/leads/Timestamp/a%2Fb%3Fc%23d%40example.com-1?sheet=LS',
    );
  });
});

describe('request address', () => {
  it.each(['.', '..'])('is that of no other call for the path parameter %s', async (timestamp) => {
    const { client } = clientOf(configured({ leadStore: { url: `${server.base}/leads` } }));
    const call = client.call(updateLead, { params: { timestamp }, body: { data: {} } }, ({ updated }) => updated);
    await expect(call).rejects.toMatchObject({ kind: 'status', status: 404 });
    expect(server.received).toEqual([]);
  });

  it.each([
    ['the page’s own origin', {}, '/api/address/citybyzip'],
    ['a path on the page’s own origin', { api: { base: '/sandbox/' } }, '/sandbox/api/address/citybyzip'],
    ['the path configured for the call', { paths: { cityByZip: '/v2/zip' } }, '/v2/zip'],
  ])('sends the call to %s', async (_where, config, path) => {
    server.respondsWith(json(austin));
    const { client } = clientOf({ pageBase: `${server.base}/deep/page?x=1#y`, ...configured(config) });
    await valueOf(lookUp(client));
    expect(server.received[0]!.url.pathname).toBe(path);
  });

  it.each([
    ['primary', '/primary/api/address/citybyzip'],
    ['ca', '/ca/api/address/citybyzip'],
  ] as const)('sends the call to the services of the variant %s', async (variant, path) => {
    server.respondsWith(json(austin));
    const { client } = clientOf({
      variant: () => variant,
      ...configured({ api: { base: `${server.base}/primary`, ca: `${server.base}/ca` } }),
    });
    await valueOf(lookUp(client));
    expect(server.received[0]!.url.pathname).toBe(path);
  });
});

function renewing(tokens: string[]) {
  const rejected: string[] = [];
  return {
    rejected,
    tokens: {
      guest: () => Promise.resolve(tokens[0]!),
      renewGuest: (token: string) => {
        rejected.push(token);
        return Promise.resolve(tokens.shift());
      },
    },
  };
}

describe('guest token', () => {
  it.each([
    ['a safe call', lookUp, austin],
    ['an unsafe call, because a rejected one had no effect', submit, accepted],
  ])('renews a rejected guest token once for %s', async (_which, call, answer) => {
    server.respondsWith(json({}, 401), json(answer));
    const { tokens, rejected } = renewing(['old', 'new']);
    const { client, reported } = clientOf({ tokens });
    await valueOf<unknown>(call(client));

    expect(server.received.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
    expect(server.received[1]!.body).toEqual(server.received[0]!.body);
    expect(rejected).toEqual(['old']);
    expect(reported).toEqual([]);
  });

  it('does not renew the guest token again when the new one is rejected too', async () => {
    server.respondsWith(json({ isSuccess: false, message: 'Token has expired' }, 401));
    const { tokens, rejected } = renewing(['old', 'new', 'newer']);
    const { client, reported } = clientOf({ tokens });
    const error = await failureOf(submit(client));

    expect(error).toBeInstanceOf(StatusError);
    expect(error).toMatchObject({ status: 401, reason: 'Token has expired' });
    expect(server.received).toHaveLength(2);
    expect(rejected).toEqual(['old']);
    expect(reported).toEqual([error]);
  });

  it('does not renew the guest token for a call that needs none', async () => {
    server.respondsWith(json({}, 401));
    const { tokens, rejected } = renewing(['old', 'new']);
    const error = await failureOf(clientOf({ tokens }).client.call(createGuestToken, { body: {} }, () => undefined));
    expect(error).toMatchObject({ status: 401 });
    expect(rejected).toEqual([]);
  });

  it('sends the request once more when the guest token is rejected on the last attempt', async () => {
    server.respondsWith(json({}, 503), json({}, 503), json({}, 503), json({}, 401), json(austin));
    const { tokens } = renewing(['old', 'new']);
    await valueOf(lookUp(clientOf({ tokens }).client));
    expect(server.received).toHaveLength(5);
  });

  it('throws the unreported error of the token call when no token can be loaded', async () => {
    const failure = new NetworkError('createGuestToken');
    const { client, reported } = clientOf({
      tokens: { guest: () => Promise.reject(failure), renewGuest: () => Promise.reject(failure) },
    });
    expect(await failureOf(lookUp(client))).toBe(failure);
    expect(reported).toEqual([]);
    expect(server.received).toEqual([]);
  });
});

describe('variant of a call', () => {
  const variants = () => configured({ api: { base: `${server.base}/primary`, ca: `${server.base}/ca` } });

  it('selects the services and the guest token of a call', async () => {
    server.respondsWith(json({}, 401), json(austin));
    const asked: unknown[] = [];
    const { client } = clientOf({
      ...variants(),
      variant: () => 'primary',
      tokens: {
        guest: async (_signal, variant) => `guest-${variant}-${asked.length}`,
        renewGuest: (...rejected) => void asked.push(rejected),
      },
    });
    await valueOf(client.call(cityByZip, { query: { zip: '78701' }, variant: 'ca' }, () => undefined));

    expect(server.received.map(({ url }) => url.pathname)).toEqual(Array(2).fill('/ca/api/address/citybyzip'));
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer guest-ca-0',
      'Bearer guest-ca-1',
    ]);
    expect(asked).toEqual([['guest-ca-0', 'ca']]);
  });
});

describe('customer’s call', () => {
  const profile = { isSuccess: true, name: 'Alex' };
  const load = (client: ServiceClient, request: { variant?: 'primary' | 'ca'; signal?: AbortSignal } = {}) =>
    client.call(loadCustomerProfile, { query: {}, ...request }, ({ name }) => name);

  /** A customer of a variant with these tokens, one after another. */
  function customerOf(tokens: string[], variant: 'primary' | 'ca' | undefined = 'primary') {
    const ended: string[] = [];
    return {
      ended,
      tokens: {
        guest: never,
        renewGuest: never,
        customer: {
          variant: () => variant,
          token: async () => tokens[0],
          end: async (rejected: string) => {
            ended.push(rejected);
            if (tokens[0] === rejected) tokens.shift();
            return tokens.length > 0;
          },
        },
      },
    };
  }

  it('is sent with the customer’s token to the services that signed the customer in', async () => {
    server.respondsWith(json(profile));
    const { tokens } = customerOf(['customer-1'], 'ca');
    const { client } = clientOf({
      tokens,
      variant: () => 'primary',
      ...configured({ api: { base: `${server.base}/primary`, ca: `${server.base}/ca` } }),
    });
    expect(await valueOf(load(client))).toBe('Alex');
    expect(server.received[0]!.url.pathname).toBe('/ca/api/customer/profile');
    expect(server.received[0]!.headers.authorization).toBe('Bearer customer-1');
    expect(server.received[0]!.headers).not.toHaveProperty('x-requested-with');
    expect(server.received[0]!.url.href).not.toContain('customer-1');
  });

  it.each([
    ['a body', json({ isSuccess: false, message: 'Please sign in again' }, 401)],
    ['a web page', raw('<h1>Sign in</h1>', 401, 'text/html')],
    ['nothing', raw('', 401)],
  ])('ends the session after 401 with %s, and uses no guest token', async (_what, response) => {
    server.respondsWith(response);
    const { tokens, ended } = customerOf(['customer-1']);
    const { client, reported } = clientOf({ tokens });
    const error = await failureOf(load(client));
    expect(error).toBeInstanceOf(SessionEndedError);
    expect(error).toMatchObject({ status: 401, callId: 'loadCustomerProfile' });
    expect(error.message).not.toContain('customer-1');
    expect(ended).toEqual(['customer-1']);
    expect(server.received).toHaveLength(1);
    expect(reported).toEqual([]);
  });

  it('is retried once with the token that another tab has stored meanwhile', async () => {
    server.respondsWith(json({}, 401), json(profile));
    const { tokens } = customerOf(['customer-1', 'customer-2']);
    expect(await valueOf(load(clientOf({ tokens }).client))).toBe('Alex');
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer customer-1',
      'Bearer customer-2',
    ]);
  });

  it('ends the session when the token that replaced a rejected one is rejected too', async () => {
    server.respondsWith(json({}, 401));
    const { tokens, ended } = customerOf(['customer-1', 'customer-2']);
    expect(await failureOf(load(clientOf({ tokens }).client))).toBeInstanceOf(SessionEndedError);
    expect(ended).toEqual(['customer-1', 'customer-2']);
    expect(server.received).toHaveLength(2);
  });

  it.each([
    ['nobody is signed in', customerOf([], undefined).tokens],
    ['there is no token', customerOf([]).tokens],
    ['the client does not support customers', { guest: never, renewGuest: never }],
  ])('is not sent when %s', async (_why, tokens) => {
    const { client, reported } = clientOf({ tokens });
    const error = await failureOf(load(client));
    expect(error).toBeInstanceOf(SessionEndedError);
    expect(error.status).toBeUndefined();
    expect([server.received, reported]).toEqual([[], []]);
  });

  it.each([
    ['times out', TimeoutError, never],
    ['fails as a network error', NetworkError, () => Promise.reject(new Error('The token could not be decrypted.'))],
  ] as const)('%s when the token cannot be read, and keeps the session', async (_how, kind, token) => {
    const { tokens, ended } = customerOf(['customer-1']);
    const { client } = clientOf({ tokens: { ...tokens, customer: { ...tokens.customer, token } } });
    expect(await failureOf(load(client))).toBeInstanceOf(kind);
    expect(ended).toEqual([]);
  });

  it('keeps the session after 403 and 503', async () => {
    for (const status of [403, 503]) {
      server.respondsWith(json({}, status));
      const { tokens, ended } = customerOf(['customer-1']);
      expect(await failureOf(load(clientOf({ tokens }).client))).toMatchObject({ kind: 'status', status });
      expect(ended).toEqual([]);
    }
  });

  it('a customer’s call can be sent with a given credential after the stored one was dropped', async () => {
    server.respondsWith(json({}, 401));
    const { tokens, ended } = customerOf([], undefined);
    const { client } = clientOf({
      tokens,
      ...configured({ api: { base: `${server.base}/primary`, ca: `${server.base}/ca` } }),
    });
    const customer = { token: 'customer-0', variant: 'ca' } as const;
    const error = await failureOf(client.call(signOut, { body: {}, customer, keepalive: true }, () => undefined));
    expect(error).toBeInstanceOf(SessionEndedError);
    expect(server.received.map(({ url, headers }) => [url.pathname, headers.authorization])).toEqual([
      ['/ca/api/customer/signout', 'Bearer customer-0'],
    ]);
    expect(ended).toEqual([]);
  });

  describe('with a cookie', () => {
    const cookies = () => configured({ api: { base: server.base }, session: { mode: 'cookie' } });
    /** The requests that are passed to fetch. */
    function watching() {
      const requests: Request[] = [];
      const watchingFetch: typeof fetch = (...request) => {
        requests.push(request[0] as Request);
        return countingFetch(...request);
      };
      return { requests, fetch: watchingFetch };
    }

    it('has credentials and a header that other sites cannot send, and no token', async () => {
      server.respondsWith(json(profile));
      const { requests, fetch: own } = watching();
      const { client } = clientOf({ ...cookies(), fetch: own, tokens: customerOf(['']).tokens });
      await valueOf(load(client));
      expect(requests[0]!.credentials).toBe('include');
      expect(server.received[0]!.headers['x-requested-with']).toBe('covermount');
      expect(server.received[0]!.headers).not.toHaveProperty('authorization');
    });

    it('follows a sign-in that may set the cookie', async () => {
      server.respondsWith(json({ isSuccess: true }));
      const { requests, fetch: own } = watching();
      const { client } = clientOf({ ...cookies(), fetch: own });
      const body = { email: 'alex@example.com', password: 'Example1!' };
      await valueOf(client.call(signIn, { body }, () => undefined));
      expect(requests[0]!.credentials).toBe('include');
      expect(server.received[0]!.headers).toMatchObject({
        'x-requested-with': 'covermount',
        recaptchatoken: 'sandbox',
      });
    });

    it('does not change other calls', async () => {
      server.respondsWith(json(austin));
      const { requests, fetch: own } = watching();
      await valueOf(lookUp(clientOf({ ...cookies(), fetch: own }).client));
      expect(requests[0]!.credentials).toBe('same-origin');
      expect(server.received[0]!.headers).not.toHaveProperty('x-requested-with');
    });
  });
});

describe('Retry-After', () => {
  const wrong = (client: ServiceClient) =>
    client.call(signIn, { body: { email: 'alex@example.com', password: 'Wrong1!' } }, () => undefined);

  it.each([
    ['4', 4000],
    [' 0 ', 0],
    ['Fri, 20 Nov 2026 17:03:08 GMT', 8000],
    ['Fri, 20 Nov 2026 17:00:00 GMT', undefined],
    ['1000000000', 3_600_000],
    ['-1', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('reads the header %j of a refusal or another failure as %j milliseconds', async (text, retryAfter) => {
    for (const body of [{ isSuccess: false, message: 'Please wait' }, {}]) {
      vi.setSystemTime(start);
      server.respondsWith(json(body, 429, { 'retry-after': text }));
      const error = await failureOf(wrong(clientOf().client));
      expect(error.status).toBe(429);
      expect(error.retryAfter).toBe(retryAfter);
      expect(server.received).toHaveLength(1);
      server.received.length = 0;
    }
  });
});

it('sends no request when a token cannot be used in a header', async () => {
  const { client, reported } = clientOf({ tokens: { guest: () => Promise.resolve('a\r\nx: y'), renewGuest: never } });
  const error = await failureOf(lookUp(client));
  expect(error).toBeInstanceOf(NetworkError);
  expect(reported).toEqual([error]);
  expect(server.received).toEqual([]);
});

it('requests a fresh bot-check token for every attempt', async () => {
  server.respondsWith(json({}, 503), json({ isSuccess: true, token: 'guest-1' }));
  let count = 0;
  const actions: string[] = [];
  const { client } = clientOf({
    botCheck: (action) => {
      actions.push(action);
      count += 1;
      return Promise.resolve(`human-${count}`);
    },
  });
  await valueOf(client.call(createGuestToken, { body: {} }, ({ token }) => token));

  expect(server.received.map(({ headers }) => headers['recaptchatoken'])).toEqual(['human-1', 'human-2']);
  expect(actions).toEqual(['createGuestToken', 'createGuestToken']);
  expect(server.received[1]!.body).toEqual(server.received[0]!.body);
  expect(server.received[0]!.headers).not.toHaveProperty('authorization');
});

describe('retries', () => {
  it.each([408, 429, 500, 502, 503, 504])('retries a safe call after status %i', async (status) => {
    server.respondsWith(json({}, status), json(austin));
    expect(await valueOf(lookUp(clientOf().client))).toEqual(austin.addresses);
    expect(server.received).toHaveLength(2);
  });

  it.each([400, 403, 409, 422, 501])('does not retry after status %i', async (status) => {
    server.respondsWith(json({}, status), json(austin));
    expect(await failureOf(lookUp(clientOf().client))).toMatchObject({ kind: 'status', status });
    expect(server.received).toHaveLength(1);
  });

  it.each([
    ['a hang-up', hangUp],
    ['a truncated response', cutOff],
  ])('retries a safe call after %s', async (_what, answer) => {
    server.respondsWith(answer, json(austin));
    expect(await valueOf(lookUp(clientOf().client))).toEqual(austin.addresses);
  });

  it('doubles the delay before each retry and stops after three', async () => {
    server.respondsWith(json({}, 500));
    const { client, reported } = clientOf();
    expect(await failureOf(lookUp(client))).toBeInstanceOf(StatusError);
    expect(server.received).toHaveLength(4);
    expect(gaps()).toEqual([300, 600, 1200]);
    expect(reported).toHaveLength(1);
  });

  it.each([
    [0, [150, 300, 600]],
    [0.999_99, [450, 900, 1800]],
  ])('randomizes the retry delays: %f', async (chance, waits) => {
    server.respondsWith(json({}, 500));
    await failureOf(lookUp(clientOf({ random: () => chance }).client));
    for (const [index, gap] of gaps().entries()) expect(Math.abs(gap - waits[index]!)).toBeLessThanOrEqual(10);
  });

  it.each([
    ['500', json({}, 500)],
    ['503 with Retry-After', json({}, 503, { 'retry-after': '0' })],
    ['a hang-up', hangUp],
    ['a truncated response', cutOff],
  ])('never retries an unsafe call: %s', async (_what, answer) => {
    server.respondsWith(answer);
    await failureOf(submit(clientOf().client));
    expect(server.received).toHaveLength(1);
  });

  it.each([
    ['0', 0],
    ['2', 2000],
    ['1e9', 300],
    ['soon', 300],
    ['-5', 300],
    ['', 300],
    ['Fri, 20 Nov 2026 17:03:04 GMT', 4000],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ])('waits as the Retry-After header %j says', async (value, wait) => {
    server.respondsWith(json({}, 503, { 'retry-after': value }), json(austin));
    await valueOf(lookUp(clientOf().client));
    expect(gaps()[0]! - wait).toBeGreaterThanOrEqual(0);
    expect(gaps()[0]! - wait).toBeLessThanOrEqual(30);
  });

  it('stops retrying when the timeout of the whole call is over', async () => {
    server.respondsWith(json({}, 503, { 'retry-after': '5' }));
    const error = await failureOf(lookUp(clientOf().client));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(server.received.length).toBeLessThanOrEqual(3);
    expect(Date.now() - start).toBeLessThanOrEqual(15_100);
  });
});

const untilReceived = async () => {
  while (server.received.length === 0) await turn();
};

describe('timeouts', () => {
  it.each([
    [{}, 15_000],
    [{ timeout: 60_000 }, 60_000],
  ])('aborts the request after the timeout of the call: %j', async (request, wait) => {
    server.respondsWith(hang);
    const { client, reported } = clientOf();
    const call = submit(client, request);
    void call.catch(() => undefined);
    await untilReceived();

    await vi.advanceTimersByTimeAsync(wait - 10);
    expect(reported).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    await expect(call).rejects.toBeInstanceOf(TimeoutError);
    expect(reported).toHaveLength(1);
    while (server.open > 0) await turn();
  });

  it('times out when only the beginning of a response arrives', async () => {
    server.respondsWith((response) => void response.writeHead(200).write('{'));
    const call = lookUp(clientOf().client);
    void call.catch(() => undefined);
    await untilReceived();
    await vi.advanceTimersByTimeAsync(15_000);
    await expect(call).rejects.toBeInstanceOf(TimeoutError);
    while (server.open > 0) await turn();
  });

  it.each([
    ['its token', { tokens: { guest: never, renewGuest: never } }, lookUp, 0],
    ['the renewal of its token', { tokens: { guest: () => Promise.resolve('old'), renewGuest: never } }, lookUp, 1],
    ['the bot check', { botCheck: never }, startSession, 0],
  ])('times out when %s never arrives', async (_what, options, call, requests) => {
    server.respondsWith(json({}, 401));
    const { client, reported } = clientOf(options);
    const error = await failureOf(call(client));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(Date.now() - start).toBeGreaterThanOrEqual(15_000);
    expect(reported).toEqual([error]);
    expect(server.received).toHaveLength(requests);
  });

  it('sends no request when the token arrives after the timeout', async () => {
    let deliver = (_token: string): void => undefined;
    const guest = () => new Promise<string>((resolve) => (deliver = resolve));
    const { client } = clientOf({ tokens: { guest, renewGuest: never } });
    expect(await failureOf(lookUp(client))).toBeInstanceOf(TimeoutError);
    deliver('guest-1');
    for (let count = 0; count < 10; count += 1) await turn();
    expect(server.received).toEqual([]);
  });

  it('throws a network error when no server listens', async () => {
    await server.close();
    const { client, reported } = clientOf();
    const error = await failureOf(lookUp(client));
    expect(error).toBeInstanceOf(NetworkError);
    expect(reported).toEqual([error]);
  });
});

describe('aborted calls', () => {
  it.each([
    ['before it starts', () => Promise.resolve()],
    [
      'during the response',
      async () => {
        while (server.received.length === 0) await turn();
      },
    ],
    [
      'while it waits for a retry',
      async () => {
        while (server.received.length === 0 || !isQuiet()) await turn();
      },
    ],
  ])('throws an abort error when the caller aborts %s', async (when, moment) => {
    server.respondsWith(when === 'during the response' ? hang : json({}, 503, { 'retry-after': '3' }));
    const controller = new AbortController();
    const { client, reported } = clientOf();
    const call = lookUp(client, { signal: controller.signal });
    void call.catch(() => undefined);
    await moment();
    controller.abort();

    expect(await failureOf(call)).toBeInstanceOf(AbortedError);
    expect(reported).toEqual([]);
    expect(server.received.length).toBeLessThanOrEqual(1);
    while (server.open > 0) await turn();
  });

  it('aborts a call while its response is streaming in', async () => {
    server.respondsWith((response) => void response.writeHead(200).write('{'));
    const controller = new AbortController();
    const { client, reported } = clientOf({
      fetch: async (...request) => {
        const response = await countingFetch(...request);
        setImmediate(() => controller.abort());
        return response;
      },
    });
    expect(await failureOf(lookUp(client, { signal: controller.signal }))).toBeInstanceOf(AbortedError);
    expect(reported).toEqual([]);
    expect(server.received).toHaveLength(1);
    while (server.open > 0) await turn();
  });

  it.each([
    ['its token', { tokens: { guest: never, renewGuest: never } }, lookUp],
    ['the bot check', { botCheck: never }, startSession],
  ])('aborts a call even when %s ignores the signal', async (_what, options, begin) => {
    const controller = new AbortController();
    const { client, reported } = clientOf(options);
    const call = begin(client, { signal: controller.signal });
    void call.catch(() => undefined);
    await turn();
    controller.abort();
    await expect(call).rejects.toBeInstanceOf(AbortedError);
    expect(reported).toEqual([]);
    expect(server.received).toEqual([]);
  });

  it('aborts a call while its token is still loading', async () => {
    const controller = new AbortController();
    const { client } = clientOf({
      tokens: {
        guest: (signal) =>
          new Promise((_resolve, reject) => {
            signal?.addEventListener('abort', () => reject(new Error('no longer wanted')));
          }),
        renewGuest: () => Promise.resolve(),
      },
    });
    const call = lookUp(client, { signal: controller.signal });
    void call.catch(() => undefined);
    await turn();
    controller.abort();
    expect(await failureOf(call)).toBeInstanceOf(AbortedError);
  });
});

// Not over HTTP, because Node's own fetch keeps a timer.
it.each([
  ['an answer', async () => Response.json(austin), undefined],
  ['a refusal', async () => Response.json({ isSuccess: false }), 'refused'],
  ['a status', async () => Response.json({}, { status: 503 }), 'status'],
  ['a broken connection', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
  ['no answer', never, 'timeout'],
  ['an abort by the caller', never, 'aborted'],
])('clears every timer after %s', async (_what, fetch, kind) => {
  const controller = new AbortController();
  const call = lookUp(clientOf({ fetch }).client, { signal: controller.signal });
  if (kind === 'aborted') controller.abort();
  const [[result]] = await Promise.all([Promise.allSettled([call]), vi.advanceTimersByTimeAsync(15_000)]);
  expect(result).toMatchObject(kind ? { reason: { kind } } : { status: 'fulfilled' });
  expect(vi.getTimerCount()).toBe(0);
});

describe('malformed responses', () => {
  it.each([
    ['HTML', raw('<!doctype html><title>Maintenance</title>', 200, 'text/html')],
    ['a truncated response', raw('{"isSuccess":true,"isQuoteAvali')],
    ['nothing', raw('')],
    ['no content', raw('', 204)],
    ['null', raw('null')],
    ['a number', raw('7')],
    ['a list', raw('[]')],
    ['an object without a required key', json({ isSuccess: true })],
    ['a required key of another type', json({ ...austin, isQuoteAvaliable: 'perhaps' })],
  ])('throws a malformed error for %s', async (_what, answer) => {
    server.respondsWith(answer);
    const { client, reported } = clientOf();
    const error = await failureOf(lookUp(client));
    expect(error).toBeInstanceOf(MalformedError);
    expect(error.status).toBeGreaterThanOrEqual(200);
    expect(reported).toEqual([error]);
    expect(server.received).toHaveLength(1);
  });

  it('stops reading a response that exceeds the size limit', async () => {
    let written = 0;
    const chunk = 'x'.repeat(64 * 1024);
    server.respondsWith((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = () => {
        while (!response.destroyed && written < 200 * 1024 * 1024) {
          written += chunk.length;
          if (!response.write(chunk)) {
            response.once('drain', more);
            return;
          }
        }
        response.end();
      };
      more();
    });
    expect(await failureOf(lookUp(clientOf().client))).toBeInstanceOf(MalformedError);
    while (server.open > 0) await turn();
    expect(written).toBeLessThan(100 * 1024 * 1024);
  });

  it('does not pollute prototypes with the keys of a response', async () => {
    server.respondsWith(raw('{"__proto__":{"isAdmin":true},"isQuoteAvaliable":true,"addresses":[]}'));
    await valueOf(lookUp(clientOf().client));
    expect({}).not.toHaveProperty('isAdmin');
  });

  it('throws a malformed error when the reader of the call throws', async () => {
    server.respondsWith(json(austin));
    const call = clientOf().client.call(cityByZip, { query: { zip: '78701' } }, () => {
      throw new TypeError('no such thing');
    });
    expect(await failureOf(call)).toBeInstanceOf(MalformedError);
  });
});

describe('responses that fit in part', () => {
  const rows = [...austin.addresses, { zip: 'none', state: 'TX', city: 'Austin' }];

  it('uses the rows that fit, and reports the left-out ones once for all calls of the page', async () => {
    server.respondsWith(json({ ...austin, addresses: rows }));
    const { client, reported } = clientOf();
    expect(await valueOf(lookUp(client))).toEqual(austin.addresses);
    expect(await valueOf(lookUp(client))).toEqual(austin.addresses);
    expect(reported.map(({ kind, message }) => ({ kind, message }))).toEqual([
      {
        kind: 'malformed',
        message: 'cityByZip: 1 value of the response left out: addresses[1].zip is "none"; accepted is five digits',
      },
    ]);
  });

  it('names the value that makes a response malformed', async () => {
    server.respondsWith(json({ ...austin, isQuoteAvaliable: 'perhaps' }));
    expect(await failureOf(lookUp(clientOf().client))).toMatchObject({
      message:
        'cityByZip: the response violates the contract: isQuoteAvaliable is "perhaps"; accepted is true or false',
    });
  });

  it('does not quote values of a response about a person', async () => {
    server.respondsWith(
      json({ isSuccess: true, drivers: [{ rec: 'd-1', firstName: 'Alex', dob: 'in 1990', zip: {} }] }),
    );
    const { client, reported } = clientOf();
    await valueOf(
      client.call(driverByLicense, { query: { DLNumer: '1', dob: '04-17-1990', FetchAddress: 'true' } }, () => 0),
    );
    expect(reported[0]!.message).toBe(
      'driverByLicense: 2 values of the response left out: drivers[0].dob is text of 7 characters; accepted is a date: yyyy-mm-dd. drivers[0].zip is an object; accepted is text',
    );
  });
});

describe('acknowledgements', () => {
  it.each([
    ['no content', raw('', 204)],
    ['an empty body', raw('')],
    ['a word', raw('OK', 200, 'text/plain')],
    ['true', raw('true')],
  ])('accepts %s as a success', async (_what, answer) => {
    server.respondsWith(answer);
    await expect(valueOf(acknowledge(clientOf().client))).resolves.toBe('done');
  });

  it.each([
    ['a web page', raw('<!doctype html><title>Sign in</title>', 200, 'text/html')],
    ['truncated JSON', raw('{"isSuccess":fal')],
  ])('does not accept %s as a success', async (_what, answer) => {
    server.respondsWith(answer);
    expect(await failureOf(acknowledge(clientOf().client))).toBeInstanceOf(MalformedError);
  });
});

describe('look-ups', () => {
  it.each([
    ['an empty body', raw('', 404)],
    ['JSON', json({ title: 'Not Found' }, 404)],
    ['a refusal', json({ isSuccess: false, message: 'No such zip code' }, 404)],
  ])('reads 404 with %s as nothing found', async (_what, answer) => {
    server.respondsWith(answer);
    expect(await valueOf(lookUp(clientOf().client))).toEqual([]);
    expect(server.received).toHaveLength(1);
  });

  it('reads 404 with a web page as a wrong address instead of nothing found', async () => {
    server.respondsWith(raw('<html>Not Found</html>', 404, 'text/html'));
    const failure = await failureOf(lookUp(clientOf().client));
    expect(failure).toMatchObject({ kind: 'malformed', status: 404 });
    expect(isRejected(failure)).toBe(false);
  });

  it('throws a status error for 404 of a call that is no lookup', async () => {
    server.respondsWith(json({}, 404));
    expect(await failureOf(submit(clientOf().client))).toMatchObject({ kind: 'status', status: 404 });
  });
});

describe('refusals', () => {
  it.each([200, 400, 403, 409, 422, 500])('reads a refusal with its message, with any status: %i', async (status) => {
    server.respondsWith(json({ IsSuccess: 'false', Message: 'Not today' }, status));
    for (const call of [submit, lookUp]) {
      server.received.length = 0;
      expect(await failureOf(call(clientOf().client))).toMatchObject({
        kind: 'refused',
        status,
        reason: 'Not today',
      });
      expect(server.received).toHaveLength(1);
    }
  });

  it('retries a safe call that is refused with a transient status, and then throws the refusal', async () => {
    server.respondsWith(json({ isSuccess: false, message: 'Busy' }, 503));
    expect(await failureOf(lookUp(clientOf().client))).toMatchObject({ kind: 'refused', status: 503, reason: 'Busy' });
    expect(server.received).toHaveLength(4);
  });

  it.each([
    { errors: [{ message: 'Too high.' }, { Text: 'Too old.' }, null, { code: 7 }] },
    { message: '', Errors: ['Too high.', 'Too old.'] },
  ])('throws a refusal with the texts of its errors if there is no message: %j', async (refused) => {
    server.respondsWith(json({ isSuccess: false, ...refused }));
    expect(await failureOf(submit(clientOf().client))).toMatchObject({ kind: 'refused', reason: 'Too high. Too old.' });
  });

  it.each([
    [{ isSuccess: false, errorMessage: 'Closed for today.' }, 200],
    [{ error_description: 'Closed for today.' }, 422],
    [{ type: 'about:blank', title: 'Closed', status: 409, detail: 'Closed for today.' }, 409],
    [{ message: null, reason: 'Closed for today.' }, 400],
  ] as const)(
    'throws the text of the key that a service uses in place of a message: %j with status %s',
    async (body, status) => {
      server.respondsWith(json(body, status));
      expect(await failureOf(submit(clientOf().client))).toMatchObject({ status, reason: 'Closed for today.' });
    },
  );

  it.each([200, 400])('throws the text of errors in place of the required data, with status %s', async (status) => {
    server.respondsWith(
      json({ errors: [{ text: 'The address is outside the program.' }], transactionId: null }, status),
    );
    expect(await failureOf(submit(clientOf().client))).toMatchObject({ reason: 'The address is outside the program.' });
  });

  it('throws a refusal for errors in place of the required data', async () => {
    server.respondsWith(json({ errors: ['The address is outside the program.'] }));
    expect(await failureOf(submit(clientOf().client))).toMatchObject({ kind: 'refused', status: 200 });
  });

  it('throws a refusal with separate messages for the visitor and the developer', async () => {
    server.respondsWith(json({ isSuccess: false, message: 'Not today, Alex' }));
    const { client, reported } = clientOf();
    const error = await failureOf(submit(client, { rateQuoteId: 'rq-1' }));
    expect(error).toBeInstanceOf(RefusedError);
    expect(error).toMatchObject({
      callId: 'prepareTransaction',
      status: 200,
      reason: 'Not today, Alex',
      rateQuoteId: 'rq-1',
    });
    expect(error.message).toBe('prepareTransaction: the service refused');
    expect(reported).toEqual([error]);
    expect(server.received).toHaveLength(1);
  });

  it('throws a refusal without a message from the service', async () => {
    server.respondsWith(json({ isSuccess: false, message: {} }));
    expect(await failureOf(lookUp(clientOf().client))).toMatchObject({ kind: 'refused', reason: undefined });
  });

  it('does not report a refusal of the lead store', async () => {
    server.respondsWith(json({ isSuccess: false }));
    const { client, reported } = clientOf();
    expect(await failureOf(client.call(createLead, { body: { data: [{}] } }, () => undefined))).toBeInstanceOf(
      RefusedError,
    );
    expect(reported).toEqual([]);
  });
});

it.each([
  ['a status', json({ message: 'Alex Example, 5125550142' }, 500)],
  ['a refusal', json({ isSuccess: false, message: 'No policy for Alex Example' })],
  ['HTML', raw('<p>Alex Example</p>', 200, 'text/html')],
  ['a truncated response', raw('{"transactionId": "Alex')],
  ['a hang-up', hangUp],
])('keeps visitor data out of the error when a call ends in %s', async (_what, answer) => {
  server.respondsWith(answer);
  const error = await failureOf(submit(clientOf().client));
  const { inspect } = await import('node:util');
  expect(`${inspect(error, { depth: 9 })} ${JSON.stringify(error)}`).not.toMatch(/Alex|512|Congress|1990/);
});
