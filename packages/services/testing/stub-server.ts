import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  /** The parsed body, if there is one. */
  body: unknown;
  /** Epoch milliseconds of the test's clock. */
  at: number;
}

/** Responds to one request. */
export type StubResponse = (response: ServerResponse, request: ReceivedRequest) => void;

/** A real HTTP server with a list of responses, one for each request; the last one is repeated. */
export interface StubServer {
  base: string;
  received: ReceivedRequest[];
  respondsWith(...responses: StubResponse[]): void;
  /** Number of requests without a complete response. */
  readonly open: number;
  close(): Promise<void>;
}

export async function startStubServer(): Promise<StubServer> {
  const received: ReceivedRequest[] = [];
  let queue: StubResponse[] = [];
  let open = 0;

  const server = createServer((request, response) => {
    open += 1;
    response.on('close', () => {
      open -= 1;
    });
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const receivedRequest: ReceivedRequest = {
        method: request.method ?? '',
        url: new URL(request.url ?? '', 'http://127.0.0.1'),
        headers: request.headers,
        body: text ? (JSON.parse(text) as unknown) : undefined,
        at: Date.now(),
      };
      received.push(receivedRequest);
      const respond = queue.length > 1 ? queue.shift() : queue[0];
      respond?.(response, receivedRequest);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });

  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    respondsWith(...responses) {
      queue = responses;
    },
    get open() {
      return open;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Responds with JSON. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): StubResponse {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
}

/** Responds with raw text. */
export function raw(body: string, status = 200, contentType = 'application/json'): StubResponse {
  return (response) => {
    response.writeHead(status, { 'content-type': contentType }).end(body);
  };
}

/** Closes the connection without a response. */
export const hangUp: StubResponse = (response) => {
  response.destroy();
};

/** Starts a response and closes the connection in the middle of it. */
export const cutOff: StubResponse = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"isSuccess":true,', () => response.destroy());
};

/** Never responds. */
export const hang: StubResponse = () => undefined;
