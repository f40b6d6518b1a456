import { vi } from 'vitest';
import * as z from 'zod/mini';
import type { Language } from '#domain/language';
import { createServiceClient } from '#services/http';
import { servicesConfig } from '#services/services-config';
import { customerTokenSource } from '#visitor/customer-token';
import { Device } from '#visitor/testing/device';
import type { Visitor } from '#visitor/visitor';
import { trustedAddress } from '../first-paint/trusted-address.ts';
import type { WidgetHost } from '../runtime/define-widget.ts';
import { fakeAddresses, FakeServices } from './fake-services.ts';

let brands = 0;

/** A device whose storage and encryption key persist across mounts in a test, with a brand unique to the test. */
export class TestDevice extends Device {
  readonly brandCode = `T${Date.now()}${(brands += 1)}`;
  override now = Date.UTC(2026, 10, 20, 17);
}

export interface FakePageOptions {
  language?: Language;
  device?: TestDevice;
  services?: FakeServices;
  /** The page's address, without its origin. */
  path?: string;
  /** Secret query parameters of the link to the page. */
  secrets?: Record<string, string>;
  trustedOrigins?: readonly string[];
  /** Service addresses that replace the fake ones: an empty one is not configured. */
  addresses?: Partial<typeof fakeAddresses>;
}

const origin = 'https://www.agency.example';

/** A page for one widget that records its events, with fake services. */
export function openPage(options: FakePageOptions = {}) {
  const {
    language = 'en',
    device = new TestDevice(),
    services = new FakeServices(),
    path = '/page',
    secrets = {},
    trustedOrigins = ['https://pay.partner.example'],
    addresses,
  } = options;
  const visitor: Visitor = device.openTab({ brandCode: device.brandCode });
  const steps: string[] = [];
  const events: { event: string; data: unknown }[] = [];
  const outcomes: string[] = [];
  const identified: string[] = [];
  const failures: string[] = [];
  const messages: string[] = [];
  const reported: string[] = [];
  const element = document.createElement('div');
  const isTrusted = (url: string) => trustedAddress(url, origin + path, trustedOrigins) !== undefined;
  const config = z.parse(servicesConfig, { brandCode: 'LS', trustedOrigins, ...fakeAddresses, ...addresses });
  const host: WidgetHost = {
    element,
    root: element,
    language,
    brand: { code: device.brandCode, name: 'Lone Star Cover', phone: '512-555-0100' },
    client: createServiceClient({
      services: config,
      variant: () => visitor.variant(path),
      language: () => language,
      trackId: 'track-1',
      pageBase: origin + path,
      tokens: {
        guest: () => Promise.resolve('guest-1'),
        renewGuest: () => Promise.resolve('guest-2'),
        customer: customerTokenSource(visitor, config.session.mode),
      },
      botCheck: () => Promise.resolve('fake'),
      report: (error) => void reported.push(`${error.callId} ${error.kind}`),
      now: () => device.now,
      random: () => 0,
      fetch: services.fetch,
    }),
    visitor,
    path,
    secrets,
    step: ({ step }) => void steps.push(step),
    track: (...[event, data]) => void events.push({ event, data }),
    identifyByPhone: (phone) => void identified.push(phone),
    complete: (outcome) => void outcomes.push(outcome),
    fail: (code, message) => {
      failures.push(code);
      messages.push(message);
    },
    navigate: vi.fn((url: string) => isTrusted(url)),
    isTrusted,
  };
  return { device, services, host, visitor, steps, events, identified, outcomes, failures, messages, reported };
}
