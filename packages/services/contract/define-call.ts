import type * as z from 'zod/mini';

/** The base address of `services` that a call uses. `api` has the `ca` variant. */
export type Server = 'api' | 'site' | 'leadStore' | 'verificationSheet' | 'purchaseLog' | 'addressSearch';

/**
 * How a call is authorized (spec 1 §6, §7):
 * - `none`
 * - `guest`: `Authorization: Bearer` with the guest token
 * - `botCheck`: a fresh bot-check token in the `RecaptchaToken` header
 * - `basic`: the configured basic credential
 * - `fetchToken`: `Authorization: Bearer` with the token of `authenticateCustomer`, which the caller passes
 * - `customer`: `Authorization: Bearer` with the token of the customer who is signed in, sent to the services that signed
 *   them in. Where a gateway keeps the token in a cookie (`services.session.mode`), the cookie and the header
 *   `X-Requested-With: covermount`, which other sites cannot send
 */
export type Authorization = 'none' | 'guest' | 'botCheck' | 'basic' | 'fetchToken' | 'customer';

/** The contract of one call: the client sends it, the sandbox validates it, and the OpenAPI document describes it. */
export interface CallContract<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  /** camelCase; names the call in `services.paths`, the fault switch and the OpenAPI document. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /**
   * Default path below the server's base address, with `{name}` for a path parameter;
   * `services.paths[id]` overrides it. Empty for the base address itself.
   */
  path: string;
  server: Server;
  authorization: Authorization;
  /** True for an idempotent call: a failure may be retried. */
  isSafe: boolean;
  /**
   * True for a call with an `Idempotency-Key` header (IETF draft 07): its effect happens once for a key. A 409 meaning
   * that the first request is still running is retried with the same key; any other 409 and 422 (the key belongs to
   * another request) are not.
   */
  hasIdempotencyKey?: true;
  /** True for a call that signs a customer in: with `services.session.mode: "cookie"` its response sets the cookie. */
  startsSession?: true;
  /**
   * False for calls whose failures are not logged as an API Error (spec 1 §8: content, referral and lead store), and
   * for the report itself. Default true.
   */
  isReported?: boolean;
  /** Path parameters by name, as text. */
  params?: z.ZodMiniType;
  /** Query parameters, as text. */
  query?: Query;
  body?: Body;
  /** A successful response. Refusals of every call have the shape `refusal` of `envelope.ts`, with any status. */
  response: Response;
  /**
   * The response that stands for HTTP 404 (nothing was found) of a lookup; `refused` where the caller expects a refusal
   * then.
   */
  notFound?: z.input<Response> | 'refused';
  /** The key of the response under which a list without an envelope is read. */
  bareList?: string & keyof z.input<Response>;
  /** True when the keys of the response may be in an object `data`. */
  isWrappedInData?: true;
  /** True when a success status is enough: the body may be empty, or not JSON. */
  isAcknowledgement?: boolean;
  /** True when the response has no data about a person, so that reports may quote values that do not fit. */
  isResponsePublic?: boolean;
}

export function defineCall<Query extends z.ZodMiniType, Body extends z.ZodMiniType, Response extends z.ZodMiniType>(
  contract: CallContract<Query, Body, Response>,
): CallContract<Query, Body, Response> {
  return contract;
}
