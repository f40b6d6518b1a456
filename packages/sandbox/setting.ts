import type { HttpBindings } from '@hono/node-server';
import type { RequestLog } from './calls/request-log.ts';
import type { Bell } from './desk/bell.ts';
import type { FaultSwitch } from './faults/fault-switch.ts';
import type { LicenseReader } from './licenses/license-reader.ts';
import type { Database } from './store/database.ts';

/** What all routes of one sandbox share. */
export interface Setting {
  database: Database;
  faults: FaultSwitch;
  requests: RequestLog;
  licenses: LicenseReader;
  /** Rings at the agents' desks. */
  bell: Bell;
  /** Milliseconds since 1970. */
  now: () => number;
  /** A new random name. */
  newId: () => string;
  partnerPort: number;
  /** Ends what still waits when the sandbox closes. */
  closing: AbortSignal;
}

/** Hono's environment: Node's own request and response, which a fault needs. */
export interface Environment {
  Bindings: HttpBindings;
}

/** The origin that a request came to, and the partners' beside it: the same host, their port. */
export function originsOf(setting: Setting, requestUrl: string): { siteOrigin: string; partnerOrigin: string } {
  const { origin, protocol, hostname } = new URL(requestUrl);
  return { siteOrigin: origin, partnerOrigin: `${protocol}//${hostname}:${setting.partnerPort}` };
}
