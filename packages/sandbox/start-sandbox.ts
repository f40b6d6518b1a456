import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Hono, type MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import { createRequestLog } from './calls/request-log.ts';
import { createDeskEvents } from './desk/desk-events.ts';
import { createFaultSwitch } from './faults/fault-switch.ts';
import { createLicenseReader } from './licenses/license-reader.ts';
import { listen } from './listen.ts';
import { partnerRoutes } from './partner/partner-routes.ts';
import type { Environment, SandboxContext } from './sandbox-context.ts';
import { sandboxRoutes } from './sandbox-routes.ts';
import { bundleRoutes, folderRoutes } from './site/bundle-routes.ts';
import { demoRoutes } from './site/demo-routes.ts';
import { notFoundPage } from './site/not-found-page.ts';
import { openDatabase } from './store/open-database.ts';

export interface SandboxOptions {
  /** Port of the site; 0 for a free one. */
  port: number;
  /** Port of the partners' origin; 0 for a free one. */
  partnerPort: number;
  /** The address to listen on; default this machine alone. `0.0.0.0` is every network, so that phones can connect. */
  host?: string | undefined;
  /** The built bundle, served below `/covermount/`. */
  distDir: string;
  /** The demo pages, with their partials and brands. */
  demoDir: string;
  /** The documents, served below `/docs/` as plain text. */
  docsDir?: string;
  /** The built Storybook, served below `/storybook/` if it exists. */
  storybookDir?: string;
  /** Quality of the bundle's compression, from 0 to 11; default 11, as a CDN has it. */
  brotliQuality?: number;
  /** Any PostgreSQL; default PGlite, in `dataDir` or in memory. */
  databaseUrl?: string | undefined;
  dataDir?: string | undefined;
  /** Milliseconds since 1970; default the machine's clock. */
  now?: () => number;
  /** Minimum duration, in milliseconds, of an answer that must not reveal whether there is an account; default 200. */
  shortestAnswer?: number;
  /** Generates ids; default random. */
  newId?: () => string;
  /** Middleware around each response of the site, for example to serve pages that a test writes. */
  around?: MiddlewareHandler;
}

export interface Sandbox {
  /** Address of the site, without a trailing slash. */
  url: string;
  partnerUrl: string;
  /** Name of the database in use. */
  database: string;
  /** Ends open connections and waits for the database. Repeated calls close it once. */
  close(): Promise<void>;
}

/**
 * Starts the stand-in services, the demo site and the partners' pages.
 *
 * @throws {PortTakenError} when something else listens on a port.
 * @example
 * const sandbox = await startSandbox({ port: 0, partnerPort: 0, distDir: 'dist', demoDir: 'demo-pages' });
 * await fetch(`${sandbox.url}/sandbox/faults`, { method: 'PUT', body: '{"call":"getResults","kind":"norates"}' });
 * await sandbox.close();
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  // Without a locale, zod reports every fault only as invalid input.
  z.config(z.locales.en());
  const closing = new AbortController();
  const { host } = options;
  const opened: { close(): Promise<void> }[] = [];
  const close = async () => {
    closing.abort();
    // In the order of opening: first the servers, then their data sources.
    for (const resource of opened) await resource.close();
  };

  try {
    let provideContext!: (sandbox: SandboxContext) => void;
    const sandbox = new Promise<SandboxContext>((resolve) => (provideContext = resolve));
    // Ports first: a sandbox whose port is taken must not open the database of the sandbox that holds it.
    const partner = await listen({ port: options.partnerPort, host }, sandbox.then(partnerRoutes));
    opened.push(partner);
    const site = await listen(
      { port: options.port, host },
      sandbox.then((context) => siteRoutes(context, options)),
    );
    opened.push(site);
    const { database, name, ...connection } = await openDatabase({
      url: options.databaseUrl,
      dataDir: options.dataDir,
    });
    opened.push(connection);
    const licenses = createLicenseReader();
    opened.push(licenses);
    provideContext({
      database,
      faults: createFaultSwitch(),
      requests: createRequestLog(),
      licenses,
      deskEvents: createDeskEvents(),
      now: options.now ?? Date.now,
      newId: options.newId ?? randomUUID,
      // Four times what hashing a password takes, for a busy machine.
      shortestAnswer: options.shortestAnswer ?? 200,
      partnerPort: partner.port,
      closing: closing.signal,
    });
    let closed: Promise<void> | undefined;
    return {
      url: `http://localhost:${site.port}`,
      partnerUrl: `http://localhost:${partner.port}`,
      database: name,
      close: () => (closed ??= close()),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function siteRoutes(
  sandbox: SandboxContext,
  { distDir, demoDir, docsDir, storybookDir, brotliQuality, around }: SandboxOptions,
): Hono<Environment> {
  const site = new Hono<Environment>();
  if (around) site.use(around);
  site.route('/', sandboxRoutes(sandbox));
  site.route('/covermount', bundleRoutes(distDir, brotliQuality));
  if (storybookDir && existsSync(storybookDir)) site.route('/storybook', folderRoutes(storybookDir));
  if (docsDir) site.route('/docs', folderRoutes(docsDir));
  site.route('/', demoRoutes(sandbox, { demoDir, distDir }));
  site.notFound((context) => context.html(notFoundPage(), 404));
  return site;
}
