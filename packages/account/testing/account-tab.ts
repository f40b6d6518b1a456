import * as z from 'zod/mini';
import type { ServiceError } from '#services/errors';
import { createServiceClient } from '#services/http';
import { servicesConfig } from '#services/services-config';
import { createGuestToken } from '#services/session/create-guest-token';
import { customerTokenSource } from '#visitor/customer-token';
import type { Device } from '#visitor/testing/device';

interface AccountTabOptions {
  /** The address of a sandbox. */
  sandboxUrl: string;
  mode?: 'token' | 'cookie';
  /** False if `ca` has no address of its own: then it equals the primary services. */
  hasCalifornia?: boolean;
  fetch?: typeof globalThis.fetch;
  /** Epoch milliseconds; the clock of the device by default. */
  now?: () => number;
  /** Opens the key of encrypted records; that of the device by default. */
  openKey?: () => Promise<CryptoKey>;
}

/** A tab of a device with the relevant parts of a widget's host: the visitor's store and a client of a sandbox. */
export function openAccountTab(
  device: Device,
  {
    sandboxUrl,
    mode = 'token',
    hasCalifornia = true,
    fetch = globalThis.fetch,
    now = () => device.now,
    openKey,
  }: AccountTabOptions,
) {
  const visitor = device.openTab({ now, ...(openKey && { openKey }) });
  const calls: string[] = [];
  const reported: ServiceError[] = [];
  let isOffline = false;
  const variant = () => visitor.variant('/');
  const client = createServiceClient({
    services: z.parse(servicesConfig, {
      brandCode: 'LS',
      api: { base: `${sandboxUrl}/sandbox`, ...(hasCalifornia && { ca: `${sandboxUrl}/sandbox/ca` }) },
      session: { mode },
    }),
    variant,
    language: () => 'en',
    trackId: 'track-1',
    pageBase: `${sandboxUrl}/sign-in.html`,
    tokens: {
      ...visitor.guestTokens((of) => createGuestToken(client, { variant: of }), variant),
      customer: customerTokenSource(visitor, mode),
    },
    botCheck: () => Promise.resolve('sandbox'),
    report: (error) => void reported.push(error),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (isOffline) throw new TypeError('Failed to fetch');
      calls.push(new URL(request.url).pathname.replace('/sandbox', ''));
      return fetch(request);
    },
    now,
    random: () => 0,
  });
  return {
    visitor,
    client,
    /** The paths of the requests, in order. */
    calls,
    reported,
    goOffline: () => void (isOffline = true),
    goOnline: () => void (isOffline = false),
  };
}

/** A `fetch` that keeps cookies for requests with credentials, like a browser. */
export function fetchWithCookies(): typeof globalThis.fetch {
  const cookies = new Map<string, string>();
  return async (input, init) => {
    const request = new Request(input, init);
    if (request.credentials === 'include' && cookies.size > 0) {
      request.headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    }
    const response = await fetch(request);
    for (const text of response.headers.getSetCookie()) {
      const [pair = ''] = text.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (/max-age=0/i.test(text)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
}
