import type * as z from 'zod/mini';
import type { ServiceVariant } from '#domain/service-variant';
import type { CallContract } from '#services/contract/define-call';
import type { DeskEvents } from '../desk/desk-events.ts';
import type { FaultKind } from '../faults/fault-kinds.ts';
import type { LicenseReader } from '../licenses/license-reader.ts';
import type { SignedInCustomer } from '../store/customer-sessions.ts';
import type { Database } from '../store/database.ts';
import type { AuthenticatedPerson } from '../store/fetch-tokens.ts';
import type { GuestSession } from '../store/guest-tokens.ts';
import type { SessionCookie } from './session-cookie.ts';

/** Everything that an implementation needs besides the request. */
export interface CallContext {
  database: Database;
  licenses: LicenseReader;
  deskEvents: DeskEvents;
  /** Milliseconds since 1970. */
  now: number;
  /** Returns a new random id. */
  newId: () => string;
  /** Minimum duration, in milliseconds, of an answer that must not reveal whether there is an account. */
  shortestAnswer: number;
  variant: ServiceVariant;
  /** The session of the guest token; undefined for a call without one. */
  session: GuestSession | undefined;
  /** The customer who is signed in; undefined for a call without a customer's token. */
  customer: SignedInCustomer | undefined;
  /** Who was authenticated for this call; undefined for a call without a fetch token. */
  person: AuthenticatedPerson | undefined;
  /** The cookie of a gateway that keeps the customer's token; undefined where the page keeps it. */
  sessionCookie: SessionCookie | undefined;
  trackId: string;
  /** Origins of the site and of the partners, as the visitor's browser sees them. */
  siteOrigin: string;
  partnerOrigin: string;
  /** Waits as long as the fault `busy` specifies; not at all without it. Await it in the middle of the work. */
  work: () => Promise<void>;
  /** A fault that the implementation simulates itself; the routes simulate the others. */
  fault: FaultKind | undefined;
}

/** A request that satisfies its contract. */
export interface CallRequest<Query, Body> extends CallContext {
  params: Record<string, string>;
  query: Query;
  body: Body;
}

/** A contract and the function that implements it. */
export interface Implementation {
  contract: CallContract;
  /** HTTP status of a successful response. */
  status: 200 | 201;
  answer(request: CallRequest<unknown, unknown>): Promise<unknown>;
}

/** Refuses a well-formed request with `isSuccess: false` and this message. */
export class Refusal extends Error {
  readonly status: 200 | 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500;
  /** Names the cause, for a call whose contract has a `code`. */
  readonly code: string | undefined;
  /** Seconds, for the `Retry-After` header. */
  readonly retryAfter: number | undefined;
  constructor(
    message: string,
    status: Refusal['status'] = 200,
    { code, retryAfter }: { code?: string; retryAfter?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** The envelope of every successful response of the agency's services. */
export const success = { isSuccess: true, message: '' } as const;

export function implementCall<Query extends z.ZodMiniType, Body extends z.ZodMiniType, Response extends z.ZodMiniType>(
  contract: CallContract<Query, Body, Response>,
  answer: (request: CallRequest<z.output<Query>, z.output<Body>>) => z.input<Response> | Promise<z.input<Response>>,
  { status = 200 }: { status?: 200 | 201 } = {},
): Implementation {
  return { contract, status, answer: async (request) => answer(request as never) };
}
