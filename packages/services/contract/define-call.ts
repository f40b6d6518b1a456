import type * as z from 'zod/mini';

/** Which base address of `services` a call goes to. `api` has the `ca` variant. */
export type Server = 'api' | 'site' | 'leadStore' | 'verificationSheet' | 'addressSearch';

/**
 * How a call proves who asks (spec 1 §6, §7):
 * - `none`
 * - `guest`: `Authorization: Bearer` with the guest token
 * - `botCheck`: a fresh bot-check token in the `RecaptchaToken` header
 * - `basic`: the configured basic credential
 */
export type Authorization = 'none' | 'guest' | 'botCheck' | 'basic';

/** The contract of one call: what the client sends, what the sandbox checks, what the OpenAPI document says. */
export interface CallContract<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  /** camelCase; names the call in `services.paths`, the fault switch and the OpenAPI document. */
  id: string;
  method: 'GET' | 'POST' | 'PUT';
  /**
   * Default path below the server's base address, with `{name}` for a path parameter;
   * `services.paths[id]` overrides it. Empty for the base address itself.
   */
  path: string;
  server: Server;
  authorization: Authorization;
  /** True when asking twice has the effect of asking once, so a failure may be retried. */
  isSafe: boolean;
  /**
   * False for the calls whose failures are not logged as an API Error (spec 1 §8: content, referral and
   * lead store), and for the report itself. True when absent.
   */
  isReported?: boolean;
  /** Path parameters by name; each is text. */
  params?: z.ZodMiniType;
  /** Everything after the `?`, as text. */
  query?: Query;
  body?: Body;
  /** What a success looks like. A refusal looks like `refusal` of `envelope.ts`, whatever the call. */
  response: Response;
}

export function defineCall<Query extends z.ZodMiniType, Body extends z.ZodMiniType, Response extends z.ZodMiniType>(
  contract: CallContract<Query, Body, Response>,
): CallContract<Query, Body, Response> {
  return contract;
}
