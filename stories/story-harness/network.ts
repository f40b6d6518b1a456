import type { Server } from '#services/contract/define-call';
import { documentedCalls } from '#services/contract/documented-calls';

/** The response of a call: the name of an example in its contract, or a function. */
export type MockResponse = string | ((signal: AbortSignal) => Promise<Response>);

/** By call id. Other calls return their first example. */
export type MockResponses = Readonly<Record<string, MockResponse>>;

/** Stays pending as long as the story is shown. */
export const pending: MockResponse = (signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

/** The connection fails. */
export const networkError: MockResponse = () => Promise.reject(new TypeError('Failed to fetch'));

/** A failure of the service with a status that is not retried. */
export const serverError: MockResponse = () =>
  Promise.resolve(Response.json({ message: 'Not implemented' }, { status: 501 }));

/** Refuses because of too many requests, with the time to wait. */
export const tooManyRequests =
  ({ retryAfter = 3000 }: { retryAfter?: number } = {}): MockResponse =>
  () =>
    Promise.resolve(
      Response.json({ isSuccess: false, message: '' }, { status: 429, headers: { 'Retry-After': String(retryAfter) } }),
    );

/** Denies access: a bot check has failed. */
export const accessDenied: MockResponse = () => Promise.resolve(Response.json({ isSuccess: false }, { status: 403 }));

/** A gateway's web page in place of a response. */
export const webPage: MockResponse = () =>
  Promise.resolve(new Response('<p>Maintenance</p>', { headers: { 'Content-Type': 'text/html' } }));

export const respondWith =
  (body: unknown): MockResponse =>
  () =>
    Promise.resolve(Response.json(body));

const root = '/services/';
const at = (server: Server) => `${root}${server}`;

/** The service addresses of stories: below one path that no server handles. */
export const services = {
  api: { base: at('api') },
  site: { base: at('site') },
  leadStore: { url: at('leadStore') },
  verificationSheet: { url: at('verificationSheet') },
  purchaseLog: { url: at('purchaseLog') },
  addressSearch: { base: at('addressSearch') },
  analytics: { sinks: [] },
  trustedOrigins: ['https://pay.partner.example', 'https://sign.partner.example', 'https://documents.partner.example'],
};

let mocks: MockResponses = {};
let pendingCount = 0;
let scenario = new AbortController();

/** Mocks the services from now on, and aborts pending calls. Other requests use the network. */
export function mockServices(next: MockResponses): void {
  scenario.abort();
  scenario = new AbortController();
  mocks = next;
}

/** True when no call is pending, except those mocked as `pending`. */
export const isIdle = (): boolean => pendingCount === 0;

function callOf(method: string, path: string) {
  const called = documentedCalls.find(({ contract }) => {
    const pattern = `${at(contract.server)}${contract.path}`.replaceAll(/\{\w+\}/g, '[^/]+');
    return contract.method === method && new RegExp(`^${pattern}$`).test(path);
  });
  if (!called) throw new Error(`No contract knows ${method} ${path}.`);
  return called;
}

function responseTo(request: Request, path: string): Promise<Response> {
  const { contract, examples } = callOf(request.method, path);
  const answer = mocks[contract.id] ?? Object.keys(examples.response)[0] ?? '';
  if (typeof answer === 'function') return answer(AbortSignal.any([request.signal, scenario.signal]));
  const example = examples.response[answer];
  if (!example) throw new Error(`${contract.id} has no example "${answer}".`);
  return Promise.resolve(Response.json(example.body, { status: example.status ?? 200 }));
}

const originalFetch = globalThis.fetch.bind(globalThis);

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const path = new URL(request.url).pathname;
  if (!path.startsWith(root)) return originalFetch(input, init);
  const { id } = callOf(request.method, path).contract;
  if (mocks[id] === pending) return responseTo(request, path);
  pendingCount += 1;
  try {
    return await responseTo(request, path);
  } finally {
    pendingCount -= 1;
  }
};
