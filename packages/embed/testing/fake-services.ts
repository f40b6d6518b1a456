import type { ServiceVariant } from '#domain/service-variant';
import type { Server } from '#services/contract/define-call';
import { documentedCalls } from '#services/contract/documented-calls';

/** The name of an example in the contract, or a custom response. */
export type FakeResponse = string | (() => Promise<Response>);

/** A received request. */
export interface ReceivedRequest {
  id: string;
  /** The variant of the services that received it. */
  variant: ServiceVariant;
  query: Record<string, string>;
  body: unknown;
}

export const says =
  (body: unknown, status = 200): FakeResponse =>
  () =>
    Promise.resolve(Response.json(body, { status }));
export const hangsUp: FakeResponse = () => Promise.reject(new TypeError('Failed to fetch'));

/** The service addresses of a test page, each below its own path. */
export const fakeAddresses = {
  api: { base: '/api-server', ca: '/california' },
  site: { base: '/site' },
  leadStore: { url: '/leadStore' },
  verificationSheet: { url: '/verificationSheet' },
  purchaseLog: { url: '/purchaseLog' },
  addressSearch: { base: '/addressSearch' },
};
const pathOf: Record<Server, string> = {
  api: '/api-server',
  site: '/site',
  leadStore: '/leadStore',
  verificationSheet: '/verificationSheet',
  purchaseLog: '/purchaseLog',
  addressSearch: '/addressSearch',
};

/** Fake services that return the examples of the contracts, or a test's own responses. */
export class FakeServices {
  readonly received: ReceivedRequest[] = [];
  #isOffline = false;

  /** @param responses by call id; other calls return their first example. */
  constructor(readonly responses: Record<string, FakeResponse> = {}) {}

  /** Sets the response of a call from now on. */
  respond(id: string, response: FakeResponse): void {
    this.responses[id] = response;
  }

  /** Holds a call's response until the returned function is called. */
  hold(id: string): () => void {
    const after = this.responses[id];
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.responses[id] = async () => {
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

  requestsOf(id: string): readonly ReceivedRequest[] {
    return this.received.filter((request) => request.id === id);
  }

  readonly fetch = async (input: unknown): Promise<Response> => {
    if (this.#isOffline) throw new TypeError('Failed to fetch');
    const request = input as Request;
    const { pathname: address, searchParams } = new URL(request.url);
    const { base, ca } = fakeAddresses.api;
    const pathname = address.replace(ca, base);
    const call = documentedCalls.find(({ contract: { method, server, path } }) => {
      const pattern = `^${pathOf[server]}${path}$`.replaceAll(/\{\w+\}/g, '[^/]+');
      return method === request.method && new RegExp(pattern).test(pathname);
    });
    if (!call) throw new TypeError(`Nothing answers ${request.method} ${pathname}.`);
    const { id } = call.contract;
    const text = await request.text();
    this.received.push({
      id,
      variant: pathname === address ? 'primary' : 'ca',
      query: Object.fromEntries(searchParams),
      body: text ? (JSON.parse(text) as unknown) : undefined,
    });
    return this.#say(id, this.responses[id]);
  };

  #say(id: string, response: FakeResponse | undefined): Promise<Response> {
    if (typeof response === 'function') return response();
    const examples = documentedCalls.find(({ contract }) => contract.id === id)!.examples.response;
    const example = response === undefined ? Object.values(examples)[0] : examples[response];
    if (!example) throw new TypeError(`${id} has no example ${response ?? ''}.`);
    return Promise.resolve(Response.json(example.body, { status: example.status ?? 200 }));
  }
}
