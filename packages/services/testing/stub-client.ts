import * as z from 'zod/mini';
import type { ServiceError } from '../errors.ts';
import { createServiceClient, type ServiceClient, type ServiceClientOptions } from '../http.ts';
import { servicesConfig } from '../services-config.ts';

export interface StubClient {
  client: ServiceClient;
  /** The reported errors, in order. */
  reported: ServiceError[];
}

/** A client of the services at an address, with its own token and bot check. */
export function stubClient(base: string, options: Partial<ServiceClientOptions> = {}): StubClient {
  const reported: ServiceError[] = [];
  const client = createServiceClient({
    services: z.parse(servicesConfig, {
      brandCode: 'LS',
      api: { base, authorization: 'Basic ZXhhbXBsZS1hcGk=' },
      site: { base },
      leadStore: { url: `${base}/leads`, authorization: 'Basic ZXhhbXBsZQ==' },
      addressSearch: { base: `${base}/geocode` },
    }),
    variant: () => 'primary',
    language: () => 'en',
    trackId: 'track-1',
    pageBase: 'https://www.agency.example/get-a-quote',
    tokens: {
      guest: () => Promise.resolve('guest-1'),
      renewGuest: () => Promise.resolve('guest-2'),
      customer: {
        variant: () => 'primary',
        token: () => Promise.resolve('customer-1'),
        end: () => Promise.resolve(false),
      },
    },
    botCheck: () => Promise.resolve('sandbox'),
    report: (error) => void reported.push(error),
    ...options,
  });
  return { client, reported };
}
