import type * as z from 'zod/mini';
import type { ServiceVariant } from '#domain/service-variant';
import type { CallContract } from '#services/contract/define-call';
import type { Bell } from '../desk/bell.ts';
import type { FaultKind } from '../faults/fault-kinds.ts';
import type { LicenseReader } from '../licenses/license-reader.ts';
import type { Database } from '../store/database.ts';
import type { GuestSession } from '../store/guest-tokens.ts';

/** Where an answer gets what it needs besides the request. */
export interface CallContext {
  database: Database;
  licenses: LicenseReader;
  /** Rings at the agents' desks. */
  bell: Bell;
  /** Milliseconds since 1970. */
  now: number;
  /** A new random name. */
  newId: () => string;
  variant: ServiceVariant;
  /** Of a call that a guest token proves. */
  session: GuestSession | undefined;
  trackId: string;
  /** Of the site and of the partners, as the visitor reaches them. */
  siteOrigin: string;
  partnerOrigin: string;
  /** A fault that the answer itself plays; the others are played around it. */
  fault: FaultKind | undefined;
}

/** A request that its contract has let through. */
export interface Asked<Query, Body> extends CallContext {
  params: Record<string, string>;
  query: Query;
  body: Body;
}

/** A contract with what answers it. */
export interface Implementation {
  contract: CallContract;
  /** HTTP status of a success. */
  status: 200 | 201;
  answer(asked: Asked<unknown, unknown>): Promise<unknown>;
}

/** Says no to a well-formed request: `isSuccess: false` with this message. */
export class Refusal extends Error {
  readonly status: 200 | 400 | 401 | 403 | 404 | 409 | 500;
  constructor(message: string, status: Refusal['status'] = 200) {
    super(message);
    this.status = status;
  }
}

/** What every success of the agency's services begins with. */
export const success = { isSuccess: true, message: '' } as const;

export function implementCall<Query extends z.ZodMiniType, Body extends z.ZodMiniType, Response extends z.ZodMiniType>(
  contract: CallContract<Query, Body, Response>,
  answer: (asked: Asked<z.output<Query>, z.output<Body>>) => z.input<Response> | Promise<z.input<Response>>,
  { status = 200 }: { status?: 200 | 201 } = {},
): Implementation {
  return { contract, status, answer: async (asked) => answer(asked as never) };
}
