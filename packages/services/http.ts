import type * as z from 'zod/mini';
import type { Language } from '#domain/language';
import type { ServiceVariant } from '#domain/service-variant';
import type { CallContract } from './contract/define-call.ts';
import { LeftOutError, NetworkError, ServiceError } from './errors.ts';
import { type ReceivedResponse, readResponse } from './read-response.ts';
import { sendRequest } from './request.ts';
import type { ServicesConfig } from './services-config.ts';

/** Supplies guest tokens. */
export interface TokenSource {
  /** The guest token; requests one when there is none. */
  guest(signal?: AbortSignal): Promise<string>;
  /** Replaces a rejected token. Concurrent calls for the same token share one request. */
  renewGuest(rejected: string, signal?: AbortSignal): unknown;
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
   * left out of a response, once for the same ones. Must not throw.
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
  /** Replaces the configured server and its credential. */
  at?: { base: string; authorization?: string | undefined };
  signal?: AbortSignal | undefined;
  /** Milliseconds for the whole call, retries included; 15 000 by default. */
  timeout?: number;
  /** Continues after the page is left. */
  keepalive?: boolean;
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
   * @param read Maps the response to the caller's terms; `isWhole` is false when values that do not fit were left out of it. An error that it throws becomes a {@link MalformedError},
   * unless it is a {@link ServiceError}.
   * @throws {ServiceError} and nothing else.
   */
  call<Query extends z.ZodMiniType, Body extends z.ZodMiniType, Response extends z.ZodMiniType, Result>(
    contract: CallContract<Query, Body, Response>,
    request: CallRequest<z.input<Query>, z.input<Body>>,
    read: (response: z.output<Response>, isWhole: boolean) => Result,
  ): Promise<Result>;
}

const defaultTimeout = 15_000;

export function createServiceClient(options: ServiceClientOptions): ServiceClient {
  const { services, tokens, botCheck, now = Date.now, random = Math.random } = options;
  const fetch = options.fetch ?? globalThis.fetch.bind(globalThis);

  function baseOf({ server }: CallContract): { base: string; authorization?: string | undefined } {
    switch (server) {
      case 'api':
        return {
          base: (options.variant() === 'ca' && services.api.ca) || services.api.base,
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
    const { base, authorization: credential } = request.at ?? baseOf(contract);
    const isAgencys = contract.server === 'api' || contract.server === 'site';
    const header = isAgencys && {
      lang: options.language(),
      trackId: options.trackId,
      requestDate: new Date(now()).toISOString(),
      brandCode: services.brandCode,
    };

    const path = services.paths[id] ?? contract.path;
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
        token = await tokens.guest(ended);
        headers.set('authorization', `Bearer ${token}`);
      } else if (authorization === 'botCheck') {
        // Such a token is valid for one request.
        headers.set('recaptchatoken', await botCheck(id, ended));
      } else if (authorization === 'basic' && credential) {
        headers.set('authorization', credential);
      }
      if (hasIdempotencyKey) headers.set('idempotency-key', quoted(idempotencyKey ?? ''));
    };
    const renew = authorization === 'guest' ? async (ended: AbortSignal) => tokens.renewGuest(token, ended) : undefined;

    const sent = { id, url, method, body, keepalive, fetch, authorize, renew, signal, timeout, random };
    return sendRequest({ ...sent, isSafe, hasIdempotencyKey });
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
        // Token errors were already reported by createGuestToken.
        if (error.callId === id && error.kind !== 'aborted') {
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
