import type { Server } from '#services/contract/define-call';
import { documentedCalls } from '#services/contract/documented-calls';

/** The name of an example in the contract, or a custom response. */
export type Answer = string | (() => Promise<Response>);

/** A received request. */
export interface Received {
  id: string;
  query: Record<string, string>;
  body: unknown;
}

export const says =
  (body: unknown, status = 200): Answer =>
  () =>
    Promise.resolve(Response.json(body, { status }));
export const hangsUp: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** The service addresses of a test page, each below its own path. */
export const fakeAddresses = {
  api: { base: '/api-server' },
  site: { base: '/site' },
  leadStore: { url: '/leadStore' },
  verificationSheet: { url: '/verificationSheet' },
  addressSearch: { base: '/addressSearch' },
};
const pathOf: Record<Server, string> = {
  api: '/api-server',
  site: '/site',
  leadStore: '/leadStore',
  verificationSheet: '/verificationSheet',
  addressSearch: '/addressSearch',
};

/** Fake services that return the examples of the contracts, or a test's own responses. */
export class FakeServices {
  readonly received: Received[] = [];
  #isOffline = false;

  /** @param answers by call id; other calls return their first example. */
  constructor(readonly answers: Record<string, Answer> = {}) {}

  /** Sets the response of a call from now on. */
  answer(id: string, answer: Answer): void {
    this.answers[id] = answer;
  }

  /** Holds a call's response until the returned function is called. */
  hold(id: string): () => void {
    const after = this.answers[id];
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.answers[id] = async () => {
      await released;
      return this.#say(id, after);
    };
    return release;
  }

  goOffline(): void {
    this.#isOffline = true;
    dispatchEvent(new Event('offline'));
  }

  goOnline(): void {
    this.#isOffline = false;
    dispatchEvent(new Event('online'));
  }

  requestsOf(id: string): readonly Received[] {
    return this.received.filter((request) => request.id === id);
  }

  readonly fetch = async (input: unknown): Promise<Response> => {
    if (this.#isOffline) throw new TypeError('Failed to fetch');
    const request = input as Request;
    const { pathname, searchParams } = new URL(request.url);
    const call = documentedCalls.find(({ contract: { method, server, path } }) => {
      const pattern = `^${pathOf[server]}${path}$`.replaceAll(/\{\w+\}/g, '[^/]+');
      return method === request.method && new RegExp(pattern).test(pathname);
    });
    if (!call) throw new TypeError(`Nothing answers ${request.method} ${pathname}.`);
    const { id } = call.contract;
    const text = await request.text();
    this.received.push({
      id,
      query: Object.fromEntries(searchParams),
      body: text ? (JSON.parse(text) as unknown) : undefined,
    });
    return this.#say(id, this.answers[id]);
  };

  #say(id: string, answer: Answer | undefined): Promise<Response> {
    if (typeof answer === 'function') return answer();
    const examples = documentedCalls.find(({ contract }) => contract.id === id)!.examples.response;
    const example = answer === undefined ? Object.values(examples)[0] : examples[answer];
    if (!example) throw new TypeError(`${id} has no example ${answer ?? ''}.`);
    return Promise.resolve(Response.json(example.body, { status: example.status ?? 200 }));
  }
}
