import { documentedCalls } from '#services/contract/index';
import { createServiceClient, type ServiceClient } from '#services/http';
import { servicesConfig } from '#services/services-config';
import type { Visitor } from '#visitor/visitor';
import * as z from 'zod/mini';

/** A request that came in. */
export interface Received {
  id: string;
  query: Record<string, string>;
  body: unknown;
}

/** The page's services, answering from the contracts' own examples. */
export class FakeServices {
  readonly received: Received[] = [];
  #isOffline = false;
  readonly #answers = new Map<string, string | (() => Promise<Response>)>();

  /** Which example a call answers with, by its name, from now on. */
  answer(id: string, example: string | (() => Promise<Response>)): void {
    this.#answers.set(id, example);
  }

  /** Keeps a call waiting until the given promise resolves; it then answers with its first example. */
  hold(id: string): () => void {
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.#answers.set(id, async () => {
      await released;
      return this.#example(id, undefined);
    });
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

  client(visitor: Visitor): ServiceClient {
    const variant = () => visitor.variant('/');
    const tokens = visitor.guestTokens(() => Promise.reject(new Error('The flow has its own.')), variant);
    return createServiceClient({
      services: z.parse(servicesConfig, { brandCode: 'LS', leadStore: { url: '/leads' }, addressSearch: { base: 'https://geocode.example/arcgis' }, trustedOrigins: ['https://pay.partner.example'] }),
      variant,
      language: () => 'en',
      trackId: 'track-1',
      pageBase: 'https://www.agency.example/get-a-quote',
      tokens,
      botCheck: () => Promise.resolve('fake'),
      report: () => undefined,
      random: () => 0,
      fetch: (input) => this.#fetch(input as Request),
    });
  }

  async #fetch(request: Request): Promise<Response> {
    if (this.#isOffline) throw new TypeError('Failed to fetch');
    const { pathname, searchParams } = new URL(request.url);
    const isLead = pathname.startsWith('/leads');
    const call = documentedCalls.find(({ contract }) =>
      isLead
        ? contract.server === 'leadStore' && contract.method === request.method
        : contract.server !== 'leadStore' && pathname.endsWith(contract.path),
    );
    if (!call) throw new TypeError(`Nothing answers ${pathname}.`);
    const { id } = call.contract;
    const text = await request.text();
    this.received.push({ id, query: Object.fromEntries(searchParams), body: text ? (JSON.parse(text) as unknown) : undefined });
    const answer = this.#answers.get(id);
    return typeof answer === 'function' ? answer() : this.#example(id, answer);
  }

  #example(id: string, name: string | undefined): Response {
    const examples = documentedCalls.find(({ contract }) => contract.id === id)!.examples.response;
    const example = name === undefined ? Object.values(examples)[0]! : examples[name];
    if (!example) throw new TypeError(`${id} has no example ${name}.`);
    return Response.json(example.body, { status: example.status ?? 200 });
  }
}
