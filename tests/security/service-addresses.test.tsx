import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, type PromiseActorLogic, toPromise } from 'xstate';
import * as z from 'zod/mini';
import { portalTabs } from '#domain/portal-tab';
import { trustedAddress } from '#embed/first-paint/trusted-address';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { documentedCalls } from '#services/contract/documented-calls';
import { MalformedError, RefusedError } from '#services/errors';
import type { ServiceClient } from '#services/http';
import { getResults } from '#services/rating/get-results';
import { readResponse } from '#services/read-response';
import { loadRoadsideTransaction } from '#services/roadside/load-roadside-transaction';
import { servicesConfig } from '#services/services-config';
import { Device } from '#visitor/testing/device';
import { autoPaymentActors } from '#widgets/auto-payment/auto-payment.actors';
import { customerPortalConfig } from '#widgets/customer-portal/customer-portal.config';
import type { Load } from '#widgets/customer-portal/data/portal-data';
import type { Loaded } from '#widgets/customer-portal/data/resource.machine';
import { openPaymentPage } from '#widgets/customer-portal/payments/open-payment-page';
import { UntrustedPaymentPage } from '#widgets/customer-portal/payments/pay.machine';
import type { PortalTabProps } from '#widgets/customer-portal/portal-tab.types';
import { en as portalTexts } from '#widgets/customer-portal/strings.en';
import { findPolicy, openSession } from '#widgets/make-a-payment/make-a-payment.calls';
import { PaymentFailure } from '#widgets/make-a-payment/payment-failure';
import { found, lookup } from '#widgets/make-a-payment/testing/example-payment';
import { flowActors } from '#widgets/quote-flow/quote-flow.actors';
import { rentersActors } from '#widgets/renters/renters.actors';
import { PaymentPageError } from '#widgets/roadside/payment-page-error';
import { enroll } from '#widgets/roadside/roadside.calls';
import { roadsideConfig } from '#widgets/roadside/roadside.config';
import { en as roadsideTexts } from '#widgets/roadside/strings.en';
import { draft, offer } from '#widgets/roadside/testing/example-visit';
import { PolicyDocuments } from '../../widgets/customer-portal/policies/documents.view.tsx';
import { IdCardDialog } from '../../widgets/customer-portal/policies/id-card.view.tsx';
import { CarrierLink } from '../../widgets/make-a-payment/payment-error.view.tsx';
import { Result } from '../../widgets/roadside/result.view.tsx';
import { hostileAddresses } from './model/hostile-addresses.ts';

const page = 'https://www.agency.example/insurance/';
const trusted = 'https://pay.partner.example';
const { signal } = new AbortController();

/** A field of a response, and what it is changed to. */
interface ChangedField {
  id: string;
  path: string;
  address: string;
}

type Node = Record<string, unknown>;

/** The last object of a path, and the key in it: `documents[].url` is of the first document. */
function placeOf(body: unknown, path: string): { parent: Node | undefined; key: string } {
  const keys = path.replaceAll('[]', '.0').split('.');
  const parent = keys
    .slice(0, -1)
    .reduce<Node | undefined>((node, key) => node?.[key] as Node | undefined, body as Node);
  return { parent, key: keys.at(-1)! };
}

/** The documented success of a call; with a changed field, the first example with a text there, or where it may be added. */
function successOf(id: string, changed: ChangedField): unknown {
  const { examples } = documentedCalls.find(({ contract }) => contract.id === id)!;
  const bodies = Object.values(examples.response).map(({ body }) => structuredClone(body));
  if (changed.id !== id) return bodies[0];
  const places = bodies.map((body) => ({ body, ...placeOf(body, changed.path) }));
  const { body, parent, key } =
    places.find((place) => place.parent?.[place.key]) ?? places.find((place) => place.parent)!;
  parent![key] = changed.address;
  return body;
}

/** A client without a network, whose services answer with their examples. */
const clientOf = (changed: ChangedField): ServiceClient => ({
  services: z.parse(servicesConfig, { trustedOrigins: [trusted] }),
  pageBase: page,
  now: () => Date.UTC(2026, 10, 20, 18),
  call: async (contract, { refusal }, read) =>
    readResponse(contract, { status: 200, text: JSON.stringify(successOf(contract.id, changed)) }, read, { refusal }),
});

/** A page that trusts the payment partner. */
function hostOf(changed: ChangedField): WidgetHost {
  const isTrusted = (url: string) => trustedAddress(url, page, [trusted]) !== undefined;
  const element = {} as HTMLElement;
  return {
    element,
    root: element,
    language: 'en',
    brand: { code: 'LS', name: 'Lone Star Cover', phone: '512-555-0100' },
    client: clientOf(changed),
    visitor: new Device().openTab(),
    path: '/insurance/',
    secrets: {},
    step: () => undefined,
    track: () => undefined,
    identifyByPhone: () => undefined,
    complete: () => undefined,
    fail: () => undefined,
    navigate: isTrusted,
    isTrusted,
  };
}

/** Runs an actor of a machine. */
const run = (logic: unknown, input: unknown): Promise<unknown> =>
  toPromise(createActor(logic as PromiseActorLogic<unknown>, { input }).start());

/** A partner's page, which the machine opens if it is trusted. */
async function openedBy(logic: unknown, input: unknown): Promise<string[]> {
  const { url, isTrusted } = (await run(logic, input)) as { url: string; isTrusted: boolean };
  return isTrusted ? [url] : [];
}

const decoded = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

/** The addresses of the links that are rendered. */
const linksIn = (element: ReactElement): string[] =>
  Array.from(renderToStaticMarkup(element).matchAll(/<a\b[^>]*?\shref="([^"]*)"/g), ([, href]) =>
    decoded(href!),
  ).filter((href) => !href.startsWith('tel:'));

/** The links of a part of the portal, once its data is loaded. */
async function portalLinks(host: WidgetHost, render: (props: PortalTabProps) => ReactElement): Promise<string[]> {
  let load: Load<unknown> | undefined;
  let loaded: Loaded<unknown> = { status: 'loading' };
  const data = {
    resource: (_key: string, wanted: Load<unknown>) => {
      load = wanted;
      return { read: () => loaded, subscribe: () => () => undefined, retry: () => undefined, reload: () => undefined };
    },
  };
  const session = {
    data,
    isOffline: false,
    tabs: portalTabs,
    addressOf: () => '#',
    go: () => undefined,
    openHelp: () => undefined,
    endsWith: () => false,
  } as unknown as PortalTabProps['session'];
  const element = render({ config: z.parse(customerPortalConfig, {}), labels: portalTexts, host, session });
  expect(linksIn(element)).toEqual([]);
  loaded = { status: 'ready', value: await load!(host, signal) };
  return linksIn(element);
}

async function walletLinks(host: WidgetHost): Promise<string[]> {
  return portalLinks(host, (props) => <IdCardDialog {...props} policyId="p-1001" onClose={() => undefined} />);
}

const purchase = { transactionId: 't-1', carrierId: '1042', firstTransactionId: 't-1' };
const quote = { rateQuoteId: 'rq-1042', transactionId: 't-1', carrierId: '1042', carrierName: 'Prairie Mutual' };
const roadside = { config: z.parse(roadsideConfig, {}), labels: roadsideTexts, send: () => undefined };

/** Every address that a response may have: the addresses that a widget opens, links to or shows. */
const fields: Readonly<Record<string, (host: WidgetHost) => Promise<readonly string[]>>> = {
  'buyNow: buyNowUrl': async (host) => {
    const { url } = (await run(flowActors(() => host).actors!.purchase, { quote })) as { url: string };
    return [url];
  },
  'findPayablePolicy: carrierUrl': async (host) => {
    const error = await findPolicy(host, { lookup, carriers: [] }, signal).catch((thrown: unknown) => thrown);
    if (!(error instanceof PaymentFailure)) throw error;
    const { carrierUrl: url = '' } = error.error;
    const link = (
      <CarrierLink {...({ url, host, labels: { payAtCarrier: '' } } as Parameters<typeof CarrierLink>[0])} />
    );
    return [...(url ? [url] : []), ...linksIn(link)];
  },
  'openPaymentSession: paymentUrl': async (host) => {
    const session = await openSession(host, found, signal);
    return session === 'approved' ? [] : [session.paymentUrl];
  },
  'openPurchasePayment: paymentUrl': async (host) => {
    const { paymentPage } = autoPaymentActors(() => host).actors!;
    const pages = [];
    for (const mode of ['redirect', 'frame'])
      pages.push(...(await openedBy(paymentPage, { ...purchase, mode, cards: ['visa'] })));
    return pages;
  },
  'policyDocument: document': (host) =>
    openedBy(autoPaymentActors(() => host).actors!.document, { carrierId: '1042', policyNumber: 'P-1' }),
  'signPolicy: eSignUrl': (host) => openedBy(autoPaymentActors(() => host).actors!.signingPage, purchase),
  'openRentersCard: paymentUrl': (host) =>
    openedBy(rentersActors(() => host).actors!.cardForm, {
      transactionId: 't-1',
      carrierId: '',
      config: { brands: ['visa'], merchantId: 'm', processor: 'p', method: 'card', loginId: 'l' },
    }),
  'enrollRoadside: paymentUrl': async (host) => {
    const result = await enroll(host, { draft, membership: offer.memberships[0]!, pending: undefined }, signal);
    return result.kind === 'page' ? [result.url] : [];
  },
  'loadRoadsideTransaction: policyDocumentUrl': async (host) => {
    const transaction = await loadRoadsideTransaction(host.client, { transactionId: 't-1' }, signal);
    const confirmed = { page: 'confirmed', transaction, hasOtherVisit: false } as Parameters<typeof Result>[0]['page'];
    return linksIn(<Result {...roadside} host={host} page={confirmed} problem={undefined} />);
  },
  'payNow: paymentUrl': async (host) => [await openPaymentPage(host, found.policy, signal)],
  'listPolicyDocuments: documents[].url': (host) =>
    portalLinks(host, (props) => <PolicyDocuments {...props} policyId="p-1001" />),
  'loadIdCard: walletPasses.apple': walletLinks,
  'loadIdCard: walletPasses.google': walletLinks,
};

/** Addresses that nobody opens. */
const neverOpened: Readonly<Record<string, string>> = {
  'getResults: results[].logoUrl': 'An image, which is https, or of the page’s origin or the visitor’s own machine.',
  'getResults: buyNowUrl': 'Not read.',
};

interface JsonSchema {
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

/** The fields of a schema whose name or description says that they are addresses. */
function addressesOf(schema: JsonSchema, path = ''): string[] {
  const { properties = {}, items, additionalProperties, anyOf = [], allOf = [] } = schema;
  const below = (key: string) => (path ? `${path}.${key}` : key);
  const isAddress = (key: string, { description = '', properties: parts }: JsonSchema) =>
    !parts && (/\bURLs?\b/.test(description) || /(url|uri|href|link)$/i.test(key));
  return [
    ...Object.entries(properties).flatMap(([key, property]) => [
      ...(isAddress(key, property) ? [below(key)] : []),
      ...addressesOf(property, below(key)),
    ]),
    ...(items ? addressesOf(items, `${path}[]`) : []),
    ...(typeof additionalProperties === 'object' ? addressesOf(additionalProperties, below('*')) : []),
    ...[...anyOf, ...allOf].flatMap((option) => addressesOf(option, path)),
  ];
}

/** The texts of a body that begin like an address, by path. */
const addressesIn = (value: unknown, path = ''): string[] => {
  if (typeof value === 'string') return /^\s*(https?:|\/)/i.test(value) ? [path] : [];
  if (Array.isArray(value)) return value.flatMap((item) => addressesIn(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => addressesIn(child, path ? `${path}.${key}` : key));
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('every address in a contract or in an example response is tested here', () => {
  const inContracts = documentedCalls.flatMap(({ contract, examples }) => {
    const schema = z.toJSONSchema(contract.response, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    const bodies = Object.values(examples.response).map(({ body }) => body);
    return [...addressesOf(schema), ...bodies.flatMap((body) => addressesIn(body))].map(
      (path) => `${contract.id}: ${path}`,
    );
  });
  expect([...new Set(inContracts)].toSorted()).toEqual(
    [...Object.keys(fields), ...Object.keys(neverOpened)].toSorted(),
  );
});

/** How widgets refuse an address. Any other error is a fault. */
const refusals = [MalformedError, RefusedError, PaymentFailure, PaymentPageError, UntrustedPaymentPage];

describe.each(Object.entries(fields))('%s', (field, opened) => {
  const [id = '', path = ''] = field.split(': ');
  const openedFor = (address: string): Promise<readonly string[]> =>
    opened(hostOf({ id, path, address })).catch((error: unknown) => {
      if (refusals.some((refusal) => error instanceof refusal)) return [] as string[];
      throw error;
    });

  test('is opened or linked when it is of a trusted origin', async () => {
    const addresses = await openedFor(`${trusted}/this-one`);
    expect(addresses.map((address) => address.replace(/\?.*/, ''))).toContain(`${trusted}/this-one`);
  });

  test('is neither opened nor linked when it is hostile', async () => {
    const others = await openedFor('');
    for (const address of hostileAddresses(trusted))
      for (const url of await openedFor(address)) {
        if (others.includes(url)) continue;
        // On an https page, an address with one slash or none after `https:` is a path of that page.
        expect(new URL(url, page).href, address).toMatch(
          /^https:\/\/www\.agency\.example\/(insurance\/)?intruder\.example\/pay$/,
        );
      }
  });
});

test('the image of a carrier is https or of the page, and the address beside its rates is not read', async () => {
  for (const address of hostileAddresses(trusted)) {
    const changed = (path: string) => clientOf({ id: 'getResults', path, address });
    const { quotes } = await getResults(changed('results[].logoUrl'), { transactionId: 't-1' });
    expect(quotes.length).toBeGreaterThan(0);
    for (const { logoUrl } of quotes.filter((one) => one.logoUrl)) {
      const { protocol, hostname, username, password } = new URL(logoUrl);
      expect(protocol === 'https:' || /^(127\.0\.0\.1|\[::1\])$/.test(hostname), logoUrl).toBe(true);
      expect(username + password).toBe('');
    }
    const read = await getResults(changed('buyNowUrl'), { transactionId: 't-1' });
    expect(JSON.stringify(read)).not.toContain(JSON.stringify(address));
  }
});
