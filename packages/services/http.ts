import type * as z from 'zod/mini';
import type { Language } from '#domain/language';
import type { ServiceVariant } from '#domain/service-variant';
import type { StateCode } from '#domain/us-state';
import type { CallContract } from './contract/define-call.ts';
import { LeftOutError, NetworkError, ServiceError, SessionEndedError, StatusError } from './errors.ts';
import { type ReceivedResponse, readResponse } from './read-response.ts';
import { sendRequest } from './request.ts';
import type { ServicesConfig } from './services-config.ts';

/** The credential of a customer's call, and where the call is sent. */
export interface CustomerCredential {
  /** Empty where a gateway keeps it in a cookie. */
  token: string;
  /** The services that signed the customer in. */
  variant: ServiceVariant;
}

/** The token of the customer who is signed in. */
export interface CustomerTokenSource {
  /** The services that signed the customer in; undefined when nobody is signed in. */
  variant(): ServiceVariant | undefined;
  /** Empty where a gateway keeps it in a cookie; undefined when nobody is signed in. */
  token(signal?: AbortSignal): Promise<string | undefined>;
  /**
   * Ends the session whose token a service rejected, unless another tab has replaced the token since.
   *
   * @returns whether it was replaced: the call is repeated.
   */
  end(rejected: string): Promise<boolean>;
}

/** Supplies the tokens of the visitor. */
export interface TokenSource {
  /** The guest token of a variant of the services; requests one when there is none. */
  guest(signal?: AbortSignal, variant?: ServiceVariant): Promise<string>;
  /** Replaces a rejected token. Concurrent calls for the same token share one request. */
  renewGuest(rejected: string, variant?: ServiceVariant): unknown;
  /** Absent on pages without sign-in. */
  customer?: CustomerTokenSource;
}

export interface ServiceClientOptions {
  services: ServicesConfig;
  /** The service variant to call; read at each call. */
  variant: () => ServiceVariant;
  /** Read at each call. */
  language: () => Language;
  /** Random id of this visit in the services' logs. */
  trackId: string;
  /** Base of relative addresses. */
  pageBase: string;
  tokens: TokenSource;
  /** Requests a fresh bot-check token for this action. */
  botCheck: (action: string, signal?: AbortSignal) => Promise<string>;
  /**
   * Receives every failure that is logged as an API Error (spec 1 §8), and a {@link LeftOutError} for values that were
   * left out of a response, once for the same values. Must not throw.
   */
  report: (error: ServiceError) => void;
  fetch?: typeof globalThis.fetch;
  /** Epoch milliseconds. */
  now?: () => number;
  /** From 0 to 1. */
  random?: () => number;
}

/** The parts of a request that differ from call to call. */
export interface CallRequest<Query, Body> {
  params?: Record<string, string>;
  query?: Omit<Query, `header.${string}`>;
  body?: Omit<Body, 'header'>;
  /** Replaces the configured server, its credential and, if given, the path. A customer's token is not sent there. */
  at?: { base: string; path?: string; authorization?: string | undefined };
  /** Sends the call to this variant of the services, with its guest token; the visitor's variant by default. */
  variant?: ServiceVariant | undefined;
  /** Sends a customer's call with this credential; by default that of the signed-in customer. */
  customer?: CustomerCredential | undefined;
  signal?: AbortSignal | undefined;
  /** Milliseconds for the whole call, retries included; 15 000 by default. */
  timeout?: number;
  /** Continues after the page is left. */
  keepalive?: boolean;
  /** The customer's state, for a call whose header names it. */
  headerState?: StateCode;
  /** The token of `authenticateCustomer`, for a call that it authorizes. */
  fetchToken?: string;
  /** For a call with an `Idempotency-Key` header: random, one for each intent of the visitor. */
  idempotencyKey?: string;
  /** The rate that the call is about, for failure reports. */
  rateQuoteId?: string;
  /** The error's message when the service refuses. */
  refusal?: string;
}

/** Calls the configured services. */
export interface ServiceClient {
  readonly services: ServicesConfig;
  readonly pageBase: string;
  /** Epoch milliseconds. */
  now(): number;
  /**
   * @param read Maps the response to the caller's terms; `isWhole` is false when values that do not fit were left out of it,
   * `isRepeated` true when the request was sent more than once. An error that it throws becomes a {@link MalformedError},
   * unless it is a {@link ServiceError}.
   * @throws {ServiceError} and nothing else.
   */
  call<Query extends z.ZodMiniType, Body extends z.ZodMiniType, Response extends z.ZodMiniType, Result>(
    contract: CallContract<Query, Body, Response>,
    request: CallRequest<z.input<Query>, z.input<Body>>,
    read: (response: z.output<Response>, isWhole: boolean, isRepeated: boolean) => Result,
  ): Promise<Result>;
}

const defaultTimeout = 15_000;

export function createServiceClient(options: ServiceClientOptions): ServiceClient {
  const { services, tokens, botCheck, now = Date.now, random = Math.random } = options;
  const fetch = options.fetch ?? globalThis.fetch.bind(globalThis);

  function baseOf(
    { server }: CallContract,
    variant: ServiceVariant,
  ): { base: string; authorization?: string | undefined } {
    switch (server) {
      case 'api':
        return {
          base: (variant === 'ca' && services.api.ca) || services.api.base,
          authorization: services.api.authorization,
        };
      case 'leadStore':
      case 'verificationSheet':
      case 'purchaseLog':
        return { base: services[server].url, authorization: services[server].authorization };
      default:
        return services[server];
    }
  }

  async function send(contract: CallContract, request: CallRequest<object, object>): Promise<ReceivedResponse> {
    const { id, method, authorization, isSafe, hasIdempotencyKey = false } = contract;
    const { params, keepalive = false, signal, timeout = defaultTimeout, idempotencyKey } = request;
    const variant = variantOf(contract, request);
    const { base, authorization: credential } = request.at ?? baseOf(contract, variant);
    const isCustomers = authorization === 'customer' && !request.at;
    const isCookie = services.session.mode === 'cookie' && (isCustomers || contract.startsSession === true);
    const isAgencys = contract.server === 'api' || contract.server === 'site';
    const header = isAgencys && {
      lang: options.language(),
      trackId: options.trackId,
      requestDate: new Date(now()).toISOString(),
      brandCode: services.brandCode,
      ...(request.headerState && { state: request.headerState }),
    };

    // As a segment of a path, they would lead to the address of another call.
    if (Object.values(params ?? {}).some((value) => /^\.\.?$/.test(value))) throw new StatusError(id, 404);
    const path = request.at?.path ?? services.paths[id] ?? contract.path;
    const url = new URL(base || '/', options.pageBase);
    url.pathname =
      url.pathname.replace(/\/$/, '') +
      path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
    const query = { ...request.query, ...(header && !request.body && withPrefix(header)) };
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value));
    const body = request.body && JSON.stringify(header ? { header, ...request.body } : request.body);

    let token = '';
    const authorize = async (headers: Headers, ended: AbortSignal) => {
      if (authorization === 'guest') {
        token = await tokens.guest(ended, variant);
        headers.set('authorization', `Bearer ${token}`);
      } else if (isCustomers) {
        const own = request.customer?.token ?? (await tokens.customer?.token(ended));
        if (own === undefined) throw new SessionEndedError(id);
        token = own;
        if (token) headers.set('authorization', `Bearer ${token}`);
      } else if (authorization === 'botCheck') {
        // A bot-check token is valid for one request.
        headers.set('recaptchatoken', await botCheck(id, ended));
      } else if (authorization === 'basic' && credential) {
        headers.set('authorization', credential);
      } else if (authorization === 'fetchToken') {
        headers.set('authorization', `Bearer ${request.fetchToken ?? ''}`);
      }
      if (isCookie) headers.set('x-requested-with', 'covermount');
      if (hasIdempotencyKey) headers.set('idempotency-key', quoted(idempotencyKey ?? ''));
    };
    const endSession = async () => {
      const isReplaced = !request.customer && (await tokens.customer?.end(token));
      if (!isReplaced) throw new SessionEndedError(id, 401);
    };
    let ending: Promise<void> | undefined;
    const renew =
      authorization === 'guest'
        ? async () => tokens.renewGuest(token, variant)
        : isCustomers
          ? () => (ending = endSession())
          : undefined;

    const sent = { id, url, method, body, keepalive, fetch, authorize, renew, signal, timeout, random };
    try {
      return await sendRequest({ ...sent, isSafe, hasIdempotencyKey, withCookies: isCookie });
    } catch (error) {
      // A listener of the session's end may have aborted the call: throw the end as the reason.
      await ending;
      // The replacing token is rejected too.
      if (isCustomers && error instanceof ServiceError && error.kind === 'status' && error.status === 401) {
        await endSession();
      }
      throw error;
    }
  }

  /** The services that a call is sent to. A customer's call goes to those that signed the customer in. */
  function variantOf({ id, authorization }: CallContract, request: CallRequest<object, object>): ServiceVariant {
    const variant = request.customer?.variant ?? request.variant;
    if (variant) return variant;
    if (authorization !== 'customer') return options.variant();
    const own = tokens.customer?.variant();
    if (!own) throw new SessionEndedError(id);
    return own;
  }

  /** Results are polled: the same values are left out of each response. */
  const reportedMessages = new Set<string>();
  function reportLeftOut({ isReported }: CallContract, error: LeftOutError): void {
    if (isReported === false || reportedMessages.has(error.message)) return;
    reportedMessages.add(error.message);
    options.report(error);
  }

  return {
    services,
    pageBase: options.pageBase,
    now,
    async call(contract, request, read) {
      const { id } = contract;
      try {
        const answer = await send(contract, request);
        return readResponse(contract, answer, read, {
          refusal: request.refusal,
          onLeftOut: (problems) => reportLeftOut(contract, new LeftOutError(id, { status: answer.status, problems })),
        });
      } catch (cause) {
        const error = cause instanceof ServiceError ? cause : new NetworkError(id);
        // Token errors were already reported by createGuestToken. The end of a session is no failure.
        if (error.callId === id && error.kind !== 'aborted' && error.kind !== 'sessionEnded') {
          error.rateQuoteId = request.rateQuoteId;
          if (contract.isReported !== false) options.report(error);
        }
        throw error;
      }
    },
  };
}

/** A string of a structured header field (RFC 9651). */
function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

function withPrefix(header: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(header).map(([key, value]) => [`header.${key}`, value]));
}
