import type { Language } from '#domain/language';
import type { WidgetHost } from '#embed/define-widget';
import { documentedCalls } from '#services/contract/index';
import { createServiceClient } from '#services/http';
import { servicesConfig } from '#services/services-config';
import { Device } from '#visitor/testing/device';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import type { BindConfig } from '../pseudo-bind.config.ts';
import { exampleConfig } from '../pseudo-bind.examples.ts';
import { openVisit } from '../pseudo-bind.resume.ts';
import { PseudoBind } from '../pseudo-bind.view.tsx';
import { en, type Strings } from '../strings/en.ts';
import { draw, violations } from './drawing.tsx';

type Answer = string | (() => Promise<Response>);

/** The page's services, answering from the contracts' own examples, or as a test says. */
export class FakeServices {
  readonly received: { id: string; query: Record<string, string>; body: unknown }[] = [];
  constructor(readonly answers: Record<string, Answer> = {}) {}

  readonly fetch = async (input: unknown): Promise<Response> => {
    const request = input as Request;
    const { pathname, searchParams } = new URL(request.url);
    const isSheet = pathname.startsWith('/verifications');
    const call = documentedCalls.find(({ contract }) => {
      if (contract.method !== request.method || (contract.server === 'verificationSheet') !== isSheet || contract.server === 'leadStore') return false;
      return new RegExp(`${contract.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
    });
    if (!call) throw new TypeError(`Nothing answers ${pathname}.`);
    const { id } = call.contract;
    const text = await request.text();
    this.received.push({ id, query: Object.fromEntries(searchParams), body: text ? (JSON.parse(text) as unknown) : undefined });
    const answer = this.answers[id];
    if (typeof answer === 'function') return answer();
    const examples = call.examples.response;
    const example = answer === undefined ? Object.values(examples)[0] : examples[answer];
    if (!example) throw new TypeError(`${id} has no example ${answer ?? ''}.`);
    return Response.json(example.body, { status: example.status ?? 200 });
  };

  requestsOf(id: string) {
    return this.received.filter((request) => request.id === id);
  }
}

export const says =
  (body: unknown): Answer =>
  () =>
    Promise.resolve(Response.json(body));
export const hangsUp: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

let brands = 0;

/** A device that a test opens the widget on, again and again. Keys of encryption are kept by brand, in the real browser. */
export class TestDevice extends Device {
  readonly brandCode = `B${Date.now()}${(brands += 1)}`;
  override now = Date.UTC(2026, 10, 20, 17);
}

interface BindOptions {
  config?: BindConfig;
  language?: Language;
  labels?: Strings;
  device?: TestDevice;
  services?: FakeServices;
  path?: string;
}

export const examplePath = '/buy?rateQuoteId=rq-1042&transactionId=transaction-1&payplan=Monthly';

/** Opens the widget on a page of its own: its events are recorded, its services are fake. */
export async function openBind(options: BindOptions = {}) {
  const { device = new TestDevice(), services = new FakeServices(), path = examplePath, config = exampleConfig, labels = en, language = 'en' } = options;
  const visitor = device.openTab({ brandCode: device.brandCode });
  const steps: string[] = [];
  const outcomes: string[] = [];
  const failures: string[] = [];
  const element = document.createElement('div');
  const host: WidgetHost = {
    element,
    root: element,
    language,
    brand: { code: device.brandCode, name: 'Lone Star Cover', phone: '512-555-0100' },
    client: createServiceClient({
      services: z.parse(servicesConfig, { brandCode: 'LS', verificationSheet: { url: '/verifications' } }),
      variant: () => 'primary',
      language: () => language,
      trackId: 'track-1',
      pageBase: 'https://www.agency.example/buy',
      tokens: { guest: () => Promise.resolve('guest-1'), renewGuest: () => Promise.resolve('guest-2') },
      botCheck: () => Promise.resolve('fake'),
      report: () => undefined,
      random: () => 0,
      fetch: services.fetch,
    }),
    visitor,
    path,
    step: ({ step }) => void steps.push(step),
    track: () => undefined,
    complete: (outcome) => void outcomes.push(outcome),
    fail: (code) => void failures.push(code),
    navigate: vi.fn(() => true),
    isTrusted: () => true,
  };
  const drawing = await draw(<PseudoBind config={config} labels={labels} host={host} />);
  drawing.container.lang = language;
  /** The section with this title is there. */
  const sees = (title: string) => expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  /** What was typed last is written. */
  const settled = () => openVisit(visitor, 'transaction-1').settled();
  return { ...drawing, device, services, steps, outcomes, failures, host, sees, settled, violations: () => violations(drawing.container) };
}

export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const field = (name: string | RegExp) => page.getByRole('textbox', { name });
/** A choice of a group, by the group's question. */
export const choice = (group: string | RegExp, name: string) => page.getByRole('group', { name: group }).getByText(name, { exact: true });

/** What a visitor does in each section. */
export const I = {
  /** A button that looks disabled says what is missing. */
  press: (name: string | RegExp) => button(name).click({ force: true }),
  next: () => I.press(/^Next/),
  async giveLicense() {
    await field('Driver license number').fill('12345678');
    await field(/^VIN of your 2019/).fill('1HGCM82633A004352');
    await I.next();
  },
  async choosePreferences() {
    await choice(en.textMessages, 'Yes').click();
    await choice(en.goPaperless, 'Yes').click();
    await choice(en.optInMethod, en['optIn.email']).click();
    await I.next();
  },
};
