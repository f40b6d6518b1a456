import { afterAll, beforeAll, beforeEach } from 'vitest';
import { stubClient, type StubClient } from './stub-client.ts';
import { json, type ReceivedRequest, startStubServer, type StubServer } from './stub-server.ts';

interface StubbedCalls extends StubClient {
  /** The next responses, as JSON; the last one is repeated. */
  respondsWith(...bodies: unknown[]): void;
  /** The next responses, with this HTTP status. */
  respondsWithStatus(status: number, body: unknown): void;
  /** The first request of the test. */
  received(): ReceivedRequest;
  /** Its path, and its query without the keys of the header. */
  query(): Record<string, string>;
  /** Its body, without the header. */
  body(): Record<string, unknown>;
}

/** A client and a real server with scripted responses, for the tests of one file. */
export function stubbedCalls(options: Parameters<typeof stubClient>[1] = {}): StubbedCalls {
  let server: StubServer;
  let stub: StubClient;
  beforeAll(async () => {
    server = await startStubServer();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.received.length = 0;
    stub = stubClient(server.base, options);
  });
  const received = () => server.received[0]!;
  return {
    get client() {
      return stub.client;
    },
    get reported() {
      return stub.reported;
    },
    respondsWithStatus: (status, body) => server.respondsWith(json(body, status)),
    respondsWith: (...bodies) => server.respondsWith(...bodies.map((body) => json(body))),
    received,
    query() {
      const { pathname, searchParams } = received().url;
      return { path: pathname, ...Object.fromEntries([...searchParams].filter(([key]) => !key.startsWith('header.'))) };
    },
    body() {
      const { header: _, ...rest } = received().body as Record<string, unknown>;
      return rest;
    },
  };
}
