import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Hono } from 'hono';
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
import { openDatabase } from './store/database.ts';

export interface SandboxOptions {
  /** Of the site; 0 for a free one. */
  port: number;
  /** Of the partners' origin; 0 for a free one. */
  partnerPort: number;
  /** The built bundle, served below `/covermount/`. */
  distDir: string;
  /** The demo pages, with their partials and brands. */
  demoDir: string;
  /** The built Storybook, served below `/storybook/` when it is there. */
  storybookDir?: string;
  /** Any PostgreSQL; without it PGlite, in `dataDir` or in memory. */
  databaseUrl?: string | undefined;
  dataDir?: string | undefined;
  /** Milliseconds since 1970; the machine's clock when absent. */
  now?: () => number;
  /** Names tokens; random when absent. */
  newId?: () => string;
}

export interface Sandbox {
  /** Of the site, without a slash at its end. */
  url: string;
  partnerUrl: string;
  /** Which database it keeps things in. */
  database: string;
  /** Ends open connections; waits for the database. Asked twice, it closes once. */
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
  // Without it a refused request would only be told that its input is invalid.
  z.config(z.locales.en());
  const closing = new AbortController();
  const opened: { close(): Promise<void> }[] = [];
  const close = async () => {
    closing.abort();
    // In the order of opening: what answers, then what it answers from.
    for (const one of opened) await one.close();
  };

  try {
    let provideContext!: (sandbox: SandboxContext) => void;
    const sandbox = new Promise<SandboxContext>((resolve) => (provideContext = resolve));
    // The ports first: a sandbox that finds one taken must not touch the database of the one that has it.
    const partner = await listen(options.partnerPort, sandbox.then(partnerRoutes));
    opened.push(partner);
    const site = await listen(
      options.port,
      sandbox.then((context) => siteRoutes(context, options)),
    );
    opened.push(site);
    const { database, name, ...kept } = await openDatabase({ url: options.databaseUrl, dataDir: options.dataDir });
    opened.push(kept);
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

function siteRoutes(sandbox: SandboxContext, { distDir, demoDir, storybookDir }: SandboxOptions): Hono<Environment> {
  const site = new Hono<Environment>();
  site.route('/', sandboxRoutes(sandbox));
  site.route('/covermount', bundleRoutes(distDir));
  if (storybookDir && existsSync(storybookDir)) site.route('/storybook', folderRoutes(storybookDir));
  site.route('/', demoRoutes(sandbox, demoDir));
  site.notFound((context) => context.html(notFoundPage(), 404));
  return site;
}
