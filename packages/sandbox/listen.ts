import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Environment } from './sandbox-context.ts';

/** The port is in use by another process. */
export class PortTakenError extends Error {
  readonly port: number;
  constructor(port: number, cause: unknown) {
    super(`Port ${port} is taken.`, { cause });
    this.name = 'PortTakenError';
    this.port = port;
  }
}

interface Listening {
  port: number;
  close(): Promise<void>;
}

/** Other machines cannot reach it. */
const thisMachine = '127.0.0.1';

/**
 * Whether a request names this machine. A page whose own name leads to this machine (DNS rebinding) would have the
 * sandbox's origin.
 */
function isForThisMachine({ url }: Request): boolean {
  const { hostname } = new URL(url);
  return hostname === thisMachine || hostname === '[::1]' || /(^|\.)localhost$/.test(hostname);
}

/**
 * Listens on this port, or on a free one for 0; requests wait until the app is ready. Closing also ends open
 * connections.
 *
 * @param host the address to listen on; default this machine's own, which answers only requests to its own names.
 */
export async function listen(
  { port, host }: { port: number; host?: string | undefined },
  app: Promise<Hono<Environment>>,
): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: async (request, bindings) =>
      host === undefined && !isForThisMachine(request)
        ? new Response('The sandbox answers at http://localhost only. With SANDBOX_HOST it answers at any name.', {
            status: 421,
          })
        : (await app).fetch(request, bindings),
  }) as Server;
  await new Promise<void>((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      failed(error.code === 'EADDRINUSE' ? new PortTakenError(port, error) : error);
    });
    server.listen(port, host ?? thisMachine, listening);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
