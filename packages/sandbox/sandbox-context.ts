import type { HttpBindings } from '@hono/node-server';
import type { RequestLog } from './calls/request-log.ts';
import type { DeskEvents } from './desk/desk-events.ts';
import type { FaultSwitch } from './faults/fault-switch.ts';
import type { LicenseReader } from './licenses/license-reader.ts';
import type { Database } from './store/database.ts';

/** State and services that all routes of one sandbox share. */
export interface SandboxContext {
  database: Database;
  faults: FaultSwitch;
  requests: RequestLog;
  licenses: LicenseReader;
  deskEvents: DeskEvents;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Returns a new random id. */
  newId: () => string;
  /** Minimum duration, in milliseconds, of an answer that must not reveal whether there is an account. */
  shortestAnswer: number;
  partnerPort: number;
  /** Aborts pending responses when the sandbox closes. */
  closing: AbortSignal;
}

/** Hono's environment with Node's own request and response, which faults need. */
export interface Environment {
  Bindings: HttpBindings;
}

/** The origin of the request, and the partners' origin: the same host on the partner port. */
export function originsOf(sandbox: SandboxContext, requestUrl: string): { siteOrigin: string; partnerOrigin: string } {
  const { origin, protocol, hostname } = new URL(requestUrl);
  return { siteOrigin: origin, partnerOrigin: `${protocol}//${hostname}:${sandbox.partnerPort}` };
}
