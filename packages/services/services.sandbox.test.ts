import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Driver } from '#domain/driver';
import { policyPaymentStatus } from '#domain/policy-payment-status';
import type { Quote } from '#domain/quote';
import type { Sandbox } from '#sandbox/start-sandbox';
import { startEmptySandbox } from '#sandbox/testing/empty-sandbox';
import { authenticateCustomer } from './account/authenticate-customer.ts';
import { loadCustomerProfile } from './account/load-customer-profile.ts';
import { friendReferral } from './account/refer-friend.fixture.ts';
import { referFriend } from './account/refer-friend.ts';
import { type SignedIn, signIn } from './account/sign-in.ts';
import { cityByZip } from './address/city-by-zip.ts';
import { findAddress } from './address/find-address.ts';
import { reverseGeocode } from './address/reverse-geocode.ts';
import { suggestAddress } from './address/suggest-address.ts';
import { idleAgents } from './agents/idle-agents.ts';
import { MalformedError, NetworkError, RefusedError, SessionEndedError, StatusError } from './errors.ts';
import { postEvent } from './events/post-event.ts';
import { reportError } from './events/report-error.ts';
import type { ServiceClient, ServiceClientOptions } from './http.ts';
import { createLead } from './lead-store/create-lead.ts';
import { leadColumns, type LeadRecord } from './lead-store/lead-row.ts';
import { updateLead } from './lead-store/update-lead.ts';
import { affiliateLead } from './lead/affiliate-lead.ts';
import { leadByUtm } from './lead/lead-by-utm.ts';
import { connectSocial } from './loyalty/connect-social.ts';
import { listLoyaltyTransactions } from './loyalty/list-loyalty-transactions.ts';
import { loadLoyalty } from './loyalty/load-loyalty.ts';
import { redeemGiftCard } from './loyalty/redeem-gift-card.ts';
import { loadPaymentResult } from './payment/load-payment-result.ts';
import { listPolicies } from './policies/list-policies.ts';
import { listPolicyDocuments } from './policies/list-policy-documents.ts';
import { loadIdCard } from './policies/load-id-card.ts';
import { loadPolicyDetails } from './policies/load-policy-details.ts';
import { payNow } from './policies/pay-now.ts';
import { customerQuote } from './quotes/customer-quote.ts';
import { getSelectedQuote } from './quotes/get-selected-quote.ts';
import { listCustomerQuotes } from './quotes/list-customer-quotes.ts';
import { loadQuoteByTransaction } from './quotes/load-quote-by-transaction.ts';
import { loadQuote } from './quotes/load-quote.ts';
import { previousQuotes } from './quotes/previous-quotes.ts';
import { searchQuotes } from './quotes/search-quotes.ts';
import { verifyQuoteOwner } from './quotes/verify-quote-owner.ts';
import { buyNow } from './rating/buy-now.ts';
import { coverageProducts } from './rating/coverage-products.ts';
import { createQuote } from './rating/create-quote.ts';
import { foreignLicenseTypes } from './rating/foreign-license-types.ts';
import { getCoverages } from './rating/get-coverages.ts';
import { getResults } from './rating/get-results.ts';
import { prepareTransaction, type QuoteRequest } from './rating/prepare-transaction.ts';
import { requote } from './rating/requote.ts';
import { selectQuote } from './rating/select-quote.ts';
import { driverAndCar } from './search/driver-and-car.ts';
import { driverByLicense } from './search/driver-by-license.ts';
import { driverByName } from './search/driver-by-name.ts';
import { followUp } from './search/follow-up.ts';
import { servicesConfig } from './services-config.ts';
import { createGuestToken } from './session/create-guest-token.ts';
import { analyticsReport } from './site/analytics-report.ts';
import { driver } from './testing/example-arguments.ts';
import { everyService } from './testing/foreign-service/every-service.ts';
import { stubClient } from './testing/stub-client.ts';
import { detailByVin } from './vehicle/detail-by-vin.ts';
import { vehicleDetails } from './vehicle/vehicle-details.ts';
import { vehicleMakes } from './vehicle/vehicle-makes.ts';
import { vehicleModels } from './vehicle/vehicle-models.ts';
import { vehicleYears } from './vehicle/vehicle-years.ts';

let sandbox: Sandbox;
/** The sandbox's clock: advanced by the tests, without waiting. */
let now = Date.UTC(2026, 10, 20, 18);
let visits = 0;

beforeAll(async () => {
  sandbox = await startEmptySandbox({ now: () => now });
});
afterAll(() => sandbox.close());

/** The service through which the calls go. */
let fetchOf: typeof globalThis.fetch = fetch;

interface VisitOptions {
  variant?: 'primary' | 'ca';
  /** The guest token. */
  token?: string;
  /** The customer who is signed in. */
  customer?: Pick<SignedIn, 'token'>;
}

/** A new visit with its own tokens. */
function visit({ variant = 'primary', token: given, customer }: VisitOptions = {}) {
  visits += 1;
  const trackId = `visit-${visits}`;
  let token = given === undefined ? undefined : Promise.resolve(given);
  const options: Partial<ServiceClientOptions> = {
    services: z.parse(servicesConfig, {
      brandCode: 'LS',
      api: { base: `${sandbox.url}/sandbox`, ca: `${sandbox.url}/sandbox/ca` },
      site: { base: `${sandbox.url}/sandbox/site` },
      leadStore: { url: `${sandbox.url}/sandbox/leads`, authorization: 'Basic ZXhhbXBsZQ==' },
      addressSearch: { base: `${sandbox.url}/sandbox/geocode` },
    }),
    trackId,
    variant: () => variant,
    fetch: fetchOf,
    random: () => 0,
    now: () => now,
    tokens: {
      guest: (signal) => (token ??= createGuestToken(client, {}, signal).then(({ value }) => value)),
      renewGuest: () => Promise.resolve((token = undefined)),
      ...(customer && {
        customer: {
          variant: () => variant,
          token: () => Promise.resolve(customer.token),
          end: () => Promise.resolve(false),
        },
      }),
    },
  };
  const { client, reported } = stubClient(sandbox.url, options);
  return { client, reported, trackId };
}

async function asked<T>(path: string): Promise<T> {
  const response = await fetch(`${sandbox.url}/sandbox/${path}`);
  return (await response.json()) as T;
}

async function setFault(fault: object): Promise<void> {
  const response = await fetch(`${sandbox.url}/sandbox/faults`, { method: 'PUT', body: JSON.stringify(fault) });
  expect(response.status).toBe(200);
}

let client: ServiceClient;
let reported: ReturnType<typeof visit>['reported'];
let trackId: string;

const alex: Driver = { ...driver, license: { type: 'unitedStates', number: '12345678' } };
const address = { street: '100 Congress Ave', apartment: '4B', city: 'Austin', state: 'TX', zip: '78701' } as const;

const quoteRequest = (): QuoteRequest => ({
  transactionId: crypto.randomUUID(),
  drivers: [alex],
  contact: { email: 'alex@example.com', phone: '5125550142', hasConsented: true },
  address,
  vehicles: [{ id: 'v-1', vin: '1HGCM82633A004352', year: 2003, make: 'Honda', model: 'Accord' }],
  coverage: { productCode: 'LUU', custom: { BI: '50000/100000' } },
  term: 6,
  wantsHomeInsurance: false,
});

/** The quotes of all carriers. */
async function rated(request = quoteRequest()): Promise<readonly Quote[]> {
  const { transactionId } = await prepareTransaction(client, request);
  now += 60_000;
  const { quotes, isDone } = await getResults(client, { transactionId });
  expect(isDone).toBe(true);
  return quotes;
}

describe.each(Object.entries(everyService))('%s', (_name, service) => {
  beforeEach(() => {
    fetchOf = service;
    ({ client, reported, trackId } = visit());
  });

  it('starts a session', async () => {
    const { value, expiresAt } = await createGuestToken(client);
    expect(value).toMatch(/^guest-/);
    expect(expiresAt).toBe(now + 24 * 60 * 60 * 1000);
  });

  it('renews an expired token once', async () => {
    await cityByZip(client, { zip: '78701' });
    now += 25 * 60 * 60 * 1000;
    expect(await cityByZip(client, { zip: '78701' })).toMatchObject({ isQuotable: true });
    const requests = await asked<{ call: string }[]>(`admin/requests?trackId=${trackId}`);
    expect(requests.map(({ call }) => call).toSorted()).toEqual([
      'cityByZip',
      'cityByZip',
      'cityByZip',
      'createGuestToken',
      'createGuestToken',
    ]);
  });

  it.each([
    ['78701', true, 'Austin', 'TX'],
    ['90001', true, 'Los Angeles', 'CA'],
    ['99501', false, 'Anchorage', 'AK'],
  ])('looks up the zip code %s', async (zip, isQuotable, city, state) => {
    const found = await cityByZip(client, { zip });
    expect(found.isQuotable).toBe(isQuotable);
    expect(found.places[0]).toEqual({ zip, city, state });
  });

  it('reports an unknown zip code as not quotable', async () => {
    expect(await cityByZip(client, { zip: '00000' })).toEqual({ isQuotable: false, places: [] });
  });

  it('finds the zip code of a position', async () => {
    expect(await reverseGeocode(client, { latitude: 30.267, longitude: -97.743 })).toMatchObject({
      zip: '78701',
      state: 'TX',
    });
    expect(await reverseGeocode(client, { latitude: 0, longitude: 0 })).toEqual({});
  });

  it('lists years, makes and models of cars, and decodes a VIN', async () => {
    const years = await vehicleYears(client);
    expect(years).toContain(2003);
    const makes = await vehicleMakes(client, { year: 2003 });
    const honda = makes.find((make) => /honda/i.test(make))!;
    expect((await vehicleModels(client, { year: 2003, make: honda })).some((model) => /accord/i.test(model))).toBe(
      true,
    );
    expect((await detailByVin(client, { vin: '1HGCM82633A004352' }))[0]).toMatchObject({
      year: 2003,
      make: expect.stringMatching(/honda/i) as unknown,
      model: expect.stringMatching(/accord/i) as unknown,
    });
  });

  it('finds drivers by license and by name', async () => {
    const byLicense = await driverByLicense(client, { licenseNumber: '12345678', birthDate: '1990-04-17' });
    expect(byLicense.drivers[0]).toMatchObject({
      firstName: 'Alex',
      lastName: 'Example',
      isPrimary: true,
      address: { zip: '78701' },
    });
    const byName = await driverByName(client, { driver: alex, address });
    expect(byName.drivers[0]).toMatchObject({ firstName: 'Alex', lastName: 'Example' });
    expect(byName.vehicles.length).toBeGreaterThan(0);
    expect((await driverByLicense(client, { licenseNumber: '00000000', birthDate: '1990-04-17' })).drivers).toEqual([]);
  });

  it('lists the coverage packages of a state', async () => {
    const products = await getCoverages(client, { state: 'TX' });
    expect(products[0]).toMatchObject({ code: 'SML', isStateMinimum: true });
    expect(products.every(({ coverages }) => coverages.length > 0)).toBe(true);
  });

  describe('quote', () => {
    it('returns the rates of carriers one after another', async () => {
      const { transactionId } = await prepareTransaction(client, quoteRequest());
      const first = await getResults(client, { transactionId });
      expect(first.isDone).toBe(false);
      now += 60_000;
      const last = await getResults(client, { transactionId });
      expect(last.isDone).toBe(true);
      expect(last.completedCount).toBeGreaterThan(first.completedCount);
      expect(last.quotes.length).toBeGreaterThanOrEqual(5);
      for (const quote of last.quotes) {
        expect(quote).toMatchObject({
          transactionId,
          term: 6,
          logoUrl: expect.stringContaining(sandbox.url) as unknown,
        });
        expect(quote.totalPremium).toBeGreaterThan(0);
        expect(quote.coverages.find(({ code }) => code === 'BI')?.limits).toEqual([50000, 100000]);
      }
      expect(last.quotes.some(({ isPseudoCarrier }) => isPseudoCarrier)).toBe(true);
    });

    it('rates a transaction once, even if it is submitted several times', async () => {
      const request = quoteRequest();
      const [first, again] = await Promise.all([
        prepareTransaction(client, request),
        prepareTransaction(client, request),
      ]);
      expect(again.transactionId).toBe(first.transactionId);
      await expect(prepareTransaction(client, { ...request, term: 12 })).rejects.toMatchObject({ status: 409 });
    });

    it('rates a California quote with the California services', async () => {
      const californian: QuoteRequest = {
        ...quoteRequest(),
        address: { street: '200 Sample Street', apartment: '', city: 'Los Angeles', state: 'CA', zip: '90012' },
        vehicles: [{ id: 'v-1', vin: '', year: 2019, make: 'Tesla', model: 'Model 3', annualMileage: 10000 }],
        coverage: { productCode: 'SML', custom: {} },
      };
      await expect(prepareTransaction(client, californian)).rejects.toBeInstanceOf(RefusedError);
      ({ client } = visit({ variant: 'ca' }));
      expect((await rated(californian)).length).toBeGreaterThanOrEqual(5);
    });

    it('returns no rates when every carrier declines', async () => {
      await setFault({ call: 'getResults', kind: 'norates', scope: trackId });
      expect(await rated()).toEqual([]);
    });

    it('keeps one entry for a carrier that responds twice', async () => {
      await setFault({ call: 'getResults', kind: 'carrierTwice', scope: trackId });
      const ids = (await rated()).map(({ rateQuoteId }) => rateQuoteId);
      expect(ids.length).toBeGreaterThanOrEqual(5);
      expect(new Set(ids).size).toBe(ids.length);
    });

    it('buys a quote, requests a call and requests a text about it', async () => {
      const quotes = await rated();
      // Seven Creeks Preferred (1009) is sold on the page of auto payment, which has its own tests.
      const quote = quotes.find(({ isBuyable, carrierId }) => isBuyable && carrierId !== '1009')!;
      expect(await buyNow(client, { quote })).toEqual({ url: `${sandbox.partnerUrl}/buy/${quote.rateQuoteId}` });
      await selectQuote(client, { quote, channel: 'callDesktop' });
      await postEvent(client, { quote, type: 'text' });
      expect(await asked(`admin/selections?trackId=${trackId}`)).toMatchObject([
        { body: { rateQuoteId: quote.rateQuoteId, selectQuoteEventType: 1 } },
      ]);
      expect(await asked(`admin/events?trackId=${trackId}`)).toMatchObject([
        { body: { rateQuoteId: quote.rateQuoteId, type: 0 } },
      ]);
    });

    it('rejects a quote without a purchase page', async () => {
      const quote = (await rated())[0]!;
      await setFault({ call: 'buyNow', kind: 'noBuyNowUrl', scope: trackId });
      await expect(buyNow(client, { quote })).rejects.toMatchObject({
        message: `Buy Now url empty for carrier:${quote.carrierName}`,
      });
      expect(reported).toMatchObject([{ callId: 'buyNow', rateQuoteId: quote.rateQuoteId }]);
    });
  });

  describe('previous quote', () => {
    /** A visitor that no other test uses. */
    function someone() {
      visits += 1;
      const phone = String(5_125_550_200 + visits);
      const sam: Driver = {
        ...alex,
        id: 'driver-1',
        firstName: 'Sam',
        birthDate: '1991-09-02',
        relation: 'spouse',
        license: { type: 'foreign', number: 'X-1' },
      };
      const request: QuoteRequest = {
        ...quoteRequest(),
        drivers: [{ ...alex, firstName: `Alex ${phone}` }, sam],
        contact: { email: 'alex@example.com', phone, hasConsented: true },
        vehicles: [
          {
            id: 'v-1',
            vin: '',
            year: 2019,
            make: 'Toyota',
            model: 'RAV4',
            annualMileage: 12000,
            odometer: 40000,
            commuting: {
              daysAWeek: 5,
              address: { street: '500 Sample Street', city: 'Austin', state: 'TX', zip: '78704' },
            },
            garagingAddress: { street: '1 Sample Street', city: 'Austin', state: 'TX', zip: '78704' },
            isLiabilityOnly: true,
          },
        ],
        wantsHomeInsurance: true,
      };
      return { phone, request };
    }

    it('loads a previous quote with the answers that were submitted', async () => {
      const { phone, request } = someone();
      const [quote] = await rated(request);
      await selectQuote(client, { quote: quote!, channel: 'text' });
      const { rateQuoteId, transactionId } = quote!;

      const [listed] = await previousQuotes(client, { phone, birthDate: '1990-04-17' });
      expect(listed).toEqual({
        transactionId,
        rateQuoteId,
        quoteDate: expect.stringMatching(/^2026-1[12]-/) as unknown,
        effectiveDate: quote!.effectiveDate,
        drivers: [`Alex ${phone} Example`, 'Sam Example'],
      });
      const today = listed!.quoteDate!;
      expect(await searchQuotes(client, { from: today, to: today })).toContainEqual(listed);

      const saved = await loadQuote(client, { rateQuoteId });
      const { id: _, ...vehicle } = request.vehicles[0];
      expect(saved).toEqual({
        rateQuoteId,
        transactionId,
        quoteNumber: expect.stringMatching(/^Q-\d+$/) as unknown,
        quoteDate: today,
        effectiveDate: quote!.effectiveDate,
        contact: { email: 'alex@example.com', phone },
        address,
        drivers: request.drivers.map(({ id: _id, ...known }) => known),
        vehicles: [vehicle],
        coverage: request.coverage,
        coverageName: 'Liability plus',
        term: 6,
        wantsHomeInsurance: true,
      });
      expect(await loadQuoteByTransaction(client, { transactionId })).toEqual(saved);
      expect(await getSelectedQuote(client, { transactionId })).toEqual(saved);
      const { firstName, lastName, birthDate, license } = request.drivers[0];
      const customer = { firstName, lastName, birthDate, licenseNumber: license.number };
      expect(await customerQuote(client, customer)).toEqual(saved);
      expect(await customerQuote(client, { ...customer, licenseNumber: 'none' })).toBeUndefined();
    });

    it('verifies only the owner of a previous quote', async () => {
      const [quote] = await rated(someone().request);
      const { rateQuoteId } = quote!;
      expect(await verifyQuoteOwner(client, { rateQuoteId, birthDate: '1990-04-17' })).toEqual({
        isMatch: true,
        message: '',
      });
      expect(await verifyQuoteOwner(client, { rateQuoteId, birthDate: '1991-09-02' })).toEqual({
        isMatch: false,
        message: "Your dob does not matched with the quote customer's dob.",
      });
      await expect(verifyQuoteOwner(client, { rateQuoteId: 'rq-none', birthDate: '1990-04-17' })).rejects.toMatchObject(
        {
          kind: 'refused',
          reason: 'Quote not found!',
        },
      );
    });

    it('rates a previous quote again', async () => {
      const [quote] = await rated(someone().request);
      const { transactionId } = await requote(client, { rateQuoteId: quote!.rateQuoteId });
      expect(await getResults(client, { transactionId })).toMatchObject({ isDone: false, quotes: [] });
      now += 60_000;
      const again = await getResults(client, { transactionId });
      expect(again.isDone).toBe(true);
      const renewed = again.quotes.find(({ carrierId }) => carrierId === quote!.carrierId)!;
      expect(renewed.rateQuoteId).not.toBe(quote!.rateQuoteId);
    });

    it('loads a quote of the second path as a previous quote', async () => {
      const { phone, request } = someone();
      const { transactionId } = await createQuote(client, request);
      now += 60_000;
      expect(await previousQuotes(client, { phone, birthDate: '1990-04-17' })).toMatchObject([{ transactionId }]);
    });

    it('finds the previous quotes of the visitor of a session', async () => {
      const { phone, request } = someone();
      const [quote] = await rated(request);
      const { value } = await createGuestToken(client, { phone, birthDate: '1990-04-17' });
      const { client: known } = visit({ token: value });
      expect(await searchQuotes(known, { from: '2026-01-01', to: '2027-12-31' })).toMatchObject([
        { transactionId: quote!.transactionId },
      ]);
      const { client: stranger } = visit();
      expect(await searchQuotes(stranger, { from: '2026-01-01', to: '2027-12-31' })).toEqual([]);
    });

    it('rejects a previous quote that does not exist', async () => {
      expect(await previousQuotes(client, { phone: '5125550199', birthDate: '1990-04-17' })).toEqual([]);
      await expect(loadQuote(client, { rateQuoteId: 'rq-none' })).rejects.toMatchObject({
        kind: 'refused',
        reason: 'Quote not found!',
      });
    });
  });

  describe('customer who is signed in', () => {
    type Made = { variant: 'primary' | 'ca'; email: string; password: string; policyNumbers: string[] };

    /** Signs a new customer in, with the policies and points of a portfolio. */
    async function enter(portfolio: string): Promise<Made> {
      const body = JSON.stringify({ portfolio });
      const made = await fetch(`${sandbox.url}/sandbox/admin/customers`, { method: 'POST', body });
      const customer = (await made.json()) as Made;
      ({ client } = visit({ variant: customer.variant }));
      ({ client, reported, trackId } = visit({ variant: customer.variant, customer: await signIn(client, customer) }));
      return customer;
    }

    it('lists policies with their payment status, and loads each with its documents and ID card', async () => {
      const { policyNumbers } = await enter('paying');
      const policies = await listPolicies(client);
      expect(policies.map(({ policyNumber }) => policyNumber)).toEqual(policyNumbers);
      const today = new Date(now).toISOString().slice(0, 10);
      const statuses = policies.map(({ details, message }) => policyPaymentStatus({ ...details!, message }, today));
      expect(new Set(statuses)).toEqual(
        new Set(['paymentDue', 'dueWithin48Hours', 'pastDue', 'paid', 'expired', 'notEffective', 'unknown']),
      );

      const [policy] = policies as [(typeof policies)[0]];
      expect(await loadPolicyDetails(client, policy)).toEqual(policy.details);
      expect(policy.details).toMatchObject({
        company: 'Larkspur Mutual',
        monthlyPayment: 12_840,
        term: 6,
        drivers: [{ fullName: 'Alex Example', age: 36, gender: 'male' }],
        vehicles: [{ year: 2003, make: 'Honda', model: 'Accord' }, { model: 'RAV4' }],
      });
      expect(policy.details!.coverages).toMatchObject([
        { name: 'BI', limits: [30_000, 60_000] },
        { name: 'PD', limits: [25_000] },
        { name: 'UM' },
        { name: 'UMPD' },
        { name: 'COMP', limits: [], deductible: 500 },
        { name: 'COLL', limits: [], deductible: 1000 },
      ]);
      expect(policy.details!.installments).toHaveLength(3);

      const documents = await listPolicyDocuments(client, policy);
      expect(documents.map(({ kind }) => kind)).toEqual(['idCard', 'declarations']);
      expect(documents[0]!.url).toContain(sandbox.partnerUrl);
      expect(await loadIdCard(client, policy)).toMatchObject({
        policyNumber: policyNumbers[0],
        insuredNames: ['Alex Example'],
        effectiveDate: policy.details!.effectiveDate,
        walletPasses: { apple: expect.stringContaining('/wallet/apple') as unknown },
      });
      expect(reported).toEqual([]);
    });

    it('opens the payment page of a policy; the result is pending until the payment', async () => {
      const { email } = await enter('paying');
      const { phone, birthDate } = await loadCustomerProfile(client);
      const { policyId } = (await listPolicies(client))[0]!;
      const redirectTo = `${sandbox.url}/portal.html`;
      const open = async (intent: string) => {
        const { fetchToken } = await authenticateCustomer(client, { email, phone, birthDate: birthDate! });
        return payNow(client, { policyId, fetchToken, intent, redirectTo });
      };
      const { paymentUrl } = await open('i-1');
      expect(paymentUrl).toContain(sandbox.partnerUrl);
      expect(await open('i-1')).toEqual({ paymentUrl });
      const left = await fetch(`${paymentUrl.split('?')[0]!}/leave`, { method: 'POST', redirect: 'manual' });
      const token = new URL(left.headers.get('Location')!).searchParams.get('token')!;
      expect(await loadPaymentResult(client, { token })).toMatchObject({ outcome: 'declined', policyId });
      await expect(
        payNow(client, { policyId: 'p-none', fetchToken: 'fetch-none', intent: 'i-2', redirectTo }),
      ).rejects.toMatchObject({ status: 401 });
    });

    it('loads points, pages their history and redeems a gift card once', async () => {
      await enter('paying');
      const before = await loadLoyalty(client);
      expect(before).toMatchObject({ programName: 'Rewards', tier: 'gold', balance: 4989 });
      const first = await listLoyaltyTransactions(client, { offset: 0 });
      expect(first).toMatchObject({ hasMore: true, nextOffset: 50 });
      expect(first.transactions).toHaveLength(50);
      expect((await listLoyaltyTransactions(client, { offset: 4950 })).hasMore).toBe(false);

      const card = await redeemGiftCard(client, { type: 'GC10', intent: `i-${trackId}` });
      expect(await redeemGiftCard(client, { type: 'GC10', intent: `i-${trackId}` })).toEqual(card);
      expect((await loadLoyalty(client))!.balance).toBe(before!.balance! - 1000);
      const [latest] = (await listLoyaltyTransactions(client, { offset: 0 })).transactions;
      expect(latest).toMatchObject({ type: 'subtraction', points: 1000, pin: card.pin, name: '$10 gift card' });
    });

    it('gets the points for a social network, and refers a friend', async () => {
      const { email } = await enter('new');
      expect(await listPolicies(client)).toEqual([]);
      expect(await listCustomerQuotes(client)).toEqual([]);
      expect(await loadLoyalty(client)).toMatchObject({ balance: 0, tier: undefined, pointsToNextTier: 1000 });
      await connectSocial(client, { network: 'instagram' });
      expect(await loadLoyalty(client)).toMatchObject({ balance: 250 });
      await referFriend(client, { ...friendReferral, intent: `i-${trackId}` });
      expect(await asked(`admin/referrals?email=${encodeURIComponent(email)}`)).toMatchObject([
        { body: { refName: 'Casey Sample' } },
      ]);
    });

    it('lists the quotes of a Californian customer, and rates one again', async () => {
      await enter('californian');
      const [quote] = await listCustomerQuotes(client);
      expect(quote).toMatchObject({
        drivers: ['Jordan Sample'],
        term: 6,
        vehicles: [expect.stringMatching(/^\d{4} /)],
      });
      expect(quote!.totalPremium).toBeGreaterThan(0);
      const { transactionId } = await requote(client, quote!);
      expect(transactionId).not.toBe(quote!.transactionId);
    });

    it('has no session after the token has expired', async () => {
      await enter('pastDue');
      now += 31 * 60_000;
      await expect(listPolicies(client)).rejects.toBeInstanceOf(SessionEndedError);
      await expect(redeemGiftCard(client, { type: 'GC10', intent: 'i-1' })).rejects.toBeInstanceOf(SessionEndedError);
    });
  });

  it('finds drivers and cars, and loads late results with a follow-up', async () => {
    const found = await driverAndCar(client, { ...alex, address });
    expect(found.drivers.map(({ firstName }) => firstName)).toEqual(['Alex', 'Sam']);
    const household = { state: 'TX', commonId: found.commonId } as const;
    expect(await followUp(client, household)).toEqual({ drivers: [], vehicles: [], commonId: found.commonId });
    now += 5_000;
    const late = await followUp(client, household);
    expect(late).toMatchObject({ vehicles: [{ model: 'F-150' }], commonId: '' });
    expect(await vehicleDetails(client, household)).toEqual([...found.vehicles, ...late.vehicles]);
  });

  it('lists foreign license types and coverage products in a language', async () => {
    expect((await foreignLicenseTypes(client))[0]).toEqual({ code: 'MX', name: 'Mexican license' });
    const [english] = await coverageProducts(client, { state: 'TX', language: 'en' });
    const [spanish] = await coverageProducts(client, { state: 'TX', language: 'es' });
    expect([english!.name, spanish!.name]).toEqual(['State minimum', 'Mínimo del estado']);
    expect(await getCoverages(client, { state: 'TX' })).toContainEqual(english);
    await expect(coverageProducts(client, { state: 'AR', language: 'en' })).rejects.toMatchObject({
      message: 'Coverage empty for state code:AR',
    });
  });

  it('loads the leads of partners', async () => {
    expect(await affiliateLead(client, { code: 'AFF-WHOLE', utmSource: 'qs' })).toMatchObject({
      DataPassData: { FirstName: 'Riley' },
    });
    expect(await leadByUtm(client, { customerId: 'C-LEAD' })).toMatchObject({
      Lead: { Contact: { FirstName: 'Jamie' } },
    });
    expect(await affiliateLead(client, { code: 'AFF-EMPTY' })).toBeUndefined();
    expect(await affiliateLead(client, { code: 'AFF-NONE' })).toBeUndefined();
    await expect(affiliateLead(client, { code: 'AFF-BROKEN' })).rejects.toBeInstanceOf(MalformedError);
  });

  it('suggests an address and completes it', async () => {
    const [suggestion] = await suggestAddress(client, { text: '100 congress av' });
    expect(suggestion!.text).toBe('100 Congress Ave, Austin, TX, 78701');
    expect(await findAddress(client, suggestion!)).toEqual({ ...address, apartment: '' });
  });

  it('creates a lead row and updates it', async () => {
    const blank = Object.fromEntries(leadColumns.map((column) => [column, ''])) as LeadRecord;
    const record: LeadRecord = {
      ...blank,
      Timestamp: `alex+${trackId}@example.com-1`,
      State: 'TX',
      'Quote Status': 'Lead',
    };
    await expect(updateLead(client, { record })).rejects.toBeInstanceOf(RefusedError);
    await createLead(client, { record });
    await updateLead(client, { record: { ...record, 'Quote Status': 'Quoted' } });
    expect(await asked(`leads/search?Timestamp=${encodeURIComponent(record.Timestamp)}`)).toMatchObject([
      { State: 'TX', 'Quote Status': 'Quoted' },
    ]);
  });

  it('reads the number of idle agents', async () => {
    await fetch(`${sandbox.url}/sandbox/admin/agents`, { method: 'PUT', body: '{"idleAgentCount":2}' });
    expect(await idleAgents(client, { domain: 'www.agency.example' })).toBe(2);
  });

  it('reads the report of the brand’s analytics', async () => {
    expect((await analyticsReport(client)).get('quotescompared')).toBe(1_234_567);
  });

  it('reports an error', async () => {
    await reportError(client, new StatusError('cityByZip', 500));
    expect(await asked(`admin/errors?trackId=${trackId}`)).toMatchObject([
      { body: { label: 'API Error', message: 'cityByZip: the service answered 500', status: 500 } },
    ]);
  });
});

describe('injected fault', () => {
  beforeEach(async () => {
    fetchOf = fetch;
    ({ client, reported, trackId } = visit());
    await cityByZip(client, { zip: '78701' });
  });

  it.each([
    ['hangUp', NetworkError, 4],
    ['truncated', MalformedError, 1],
    ['empty', MalformedError, 1],
    ['html', MalformedError, 1],
    ['huge', MalformedError, 1],
    ['refused', RefusedError, 1],
  ])('throws an error of the kind of the fault: %s', async (kind, error, attempts) => {
    await setFault({ call: 'vehicleYears', kind, scope: trackId });
    await expect(vehicleYears(client)).rejects.toBeInstanceOf(error);
    expect(reported).toHaveLength(1);
    expect(await asked(`admin/requests?trackId=${trackId}&call=vehicleYears`)).toHaveLength(attempts);
  });

  it('is hidden by retries if it is transient and the call is safe', async () => {
    await setFault({ call: 'vehicleYears', kind: 'status', status: 503, retryAfter: '0', times: 3, scope: trackId });
    expect(await vehicleYears(client)).toContain(2003);
    expect(reported).toEqual([]);
  });

  it('keeps one transaction after a lost response, and returns it to the next attempt', async () => {
    const request = quoteRequest();
    await setFault({ call: 'prepareTransaction', kind: 'hangUpAfter', times: 1, scope: trackId });
    await expect(prepareTransaction(client, request)).rejects.toBeInstanceOf(NetworkError);
    expect(await asked(`admin/requests?trackId=${trackId}&call=prepareTransaction`)).toHaveLength(1);
    expect(await prepareTransaction(client, request)).toMatchObject({ transactionId: request.transactionId });
  });
});
