import type * as z from 'zod/mini';
import type { Language } from '#domain/language';
import type { ServiceVariant } from '#domain/service-variant';
import { type Answer, readAnswer } from './answer.ts';
import type { CallContract } from './contract/define-call.ts';
import { NetworkError, ServiceError } from './errors.ts';
import { sendRequest } from './request.ts';
import type { ServicesConfig } from './services-config.ts';
import { withinLimits } from './time-limit.ts';

/** Where guest tokens come from. */
export interface TokenSource {
  /** The guest token, made first when there is none. */
  guest(signal?: AbortSignal): Promise<string>;
  /** Replaces a token that a service rejected. Asked twice about the same token, it makes one new token. */
  renewGuest(rejected: string, signal?: AbortSignal): unknown;
}

export interface ServiceClientOptions {
  services: ServicesConfig;
  /** Which set of services is asked; read at each call. */
  variant: () => ServiceVariant;
  /** Read at each call. */
  language: () => Language;
  /** Names this visit in the services' logs; random. */
  trackId: string;
  /** What addresses that are paths are relative to. */
  pageBase: string;
  tokens: TokenSource;
  /** A fresh token of the bot check for this action. */
  botCheck: (action: string, signal?: AbortSignal) => Promise<string>;
  /** Told of every failure that is to be logged as an API Error (spec 1 §8). Must not throw. */
  report: (error: ServiceError) => void;
  fetch?: typeof globalThis.fetch;
  /** Epoch milliseconds. */
  now?: () => number;
  /** From 0 to 1. */
  random?: () => number;
}

/** What one request says beside what every request says. */
export interface CallRequest<Query, Body> {
  params?: Record<string, string>;
  query?: Omit<Query, `header.${string}`>;
  body?: Omit<Body, 'header'>;
  /** In the place of the server that is configured, and of its credential. */
  at?: { base: string; authorization?: string | undefined };
  signal?: AbortSignal | undefined;
  /** Milliseconds for the whole call, with its retries; 15 000 when absent. */
  timeout?: number;
  /** Goes on although the page is left. */
  keepalive?: boolean;
  /** The rate that the call is about, for the report of its failure. */
  rateQuoteId?: string;
  /** What the report says when the service refuses. */
  refusal?: string;
}

/** Makes calls to the configured services. */
export interface ServiceClient {
  readonly services: ServicesConfig;
  readonly pageBase: string;
  /** Epoch milliseconds. */
  now(): number;
  /**
   * @param read Turns the answer into the caller's terms. What it throws counts as a malformed answer, unless it is a
   * {@link ServiceError}.
   * @throws {ServiceError} one of its kinds, and nothing else.
   */
  call<Query extends z.ZodMiniType, Body extends z.ZodMiniType, Response extends z.ZodMiniType, Result>(
    contract: CallContract<Query, Body, Response>,
    request: CallRequest<z.input<Query>, z.input<Body>>,
    read: (response: z.output<Response>) => Result,
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
        return { base: services[server].url, authorization: services[server].authorization };
      default:
        return services[server];
    }
  }

  /** Asks until there is an answer or no sense in asking. */
  async function send(
    contract: CallContract,
    request: CallRequest<object, object>,
    signal: AbortSignal,
  ): Promise<Answer> {
    const { id, method, authorization, isSafe } = contract;
    const { params, keepalive = false } = request;
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
    const prepare = async () => {
      const headers = new Headers({ accept: 'application/json' });
      if (body) headers.set('content-type', 'application/json');
      if (authorization === 'guest') {
        token = await tokens.guest(signal);
        headers.set('authorization', `Bearer ${token}`);
      } else if (authorization === 'botCheck') {
        // Such a token is good for one request.
        headers.set('recaptchatoken', await botCheck(id, signal));
      } else if (authorization === 'basic' && credential) {
        headers.set('authorization', credential);
      }
      return new Request(url, { method, headers, keepalive, signal, ...(body && { body }) });
    };
    const renew = authorization === 'guest' ? async () => tokens.renewGuest(token, signal) : undefined;

    return sendRequest({ id, fetch, prepare, renew, isSafe, signal, now, random });
  }

  return {
    services,
    pageBase: options.pageBase,
    now,
    async call(contract, request, read) {
      const { id } = contract;
      const { timeout = defaultTimeout, signal } = request;
      try {
        const answer = await withinLimits({ id, timeout, signal }, (limit) => send(contract, request, limit));
        return readAnswer(contract, answer, read, request.refusal);
      } catch (cause) {
        const error = cause instanceof ServiceError ? cause : new NetworkError(id);
        // A token that could not be had has been reported by the call that asked for it.
        if (error.callId === id && error.kind !== 'aborted') {
          error.rateQuoteId = request.rateQuoteId;
          if (contract.isReported !== false) options.report(error);
        }
        throw error;
      }
    },
  };
}

function withPrefix(header: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(header).map(([key, value]) => [`header.${key}`, value]));
}
