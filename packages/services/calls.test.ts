import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Driver } from '#domain/driver';
import type { Quote } from '#domain/quote';
import { cityByZipExamples } from './address/city-by-zip.examples.ts';
import { cityByZip } from './address/city-by-zip.ts';
import { reverseGeocodeExamples } from './address/reverse-geocode.examples.ts';
import { reverseGeocode } from './address/reverse-geocode.ts';
import { idleAgentsExamples } from './agents/idle-agents.examples.ts';
import { idleAgents } from './agents/idle-agents.ts';
import { documentedCalls } from './contract/documented-calls.ts';
import { exampleHeader } from './contract/header.examples.ts';
import { MalformedError, RefusedError, StatusError } from './errors.ts';
import { postEvent } from './events/post-event.ts';
import { reportError, reportProblem } from './events/report-error.ts';
import type { ServiceClient } from './http.ts';
import { createLead } from './lead-store/create-lead.ts';
import type { LeadRecord } from './lead-store/lead-row.ts';
import { updateLead } from './lead-store/update-lead.ts';
import { buyNowExamples } from './rating/buy-now.examples.ts';
import { buyNow } from './rating/buy-now.ts';
import { getCoveragesExamples } from './rating/get-coverages.examples.ts';
import { getCoverages } from './rating/get-coverages.ts';
import { getResultsExamples } from './rating/get-results.examples.ts';
import { getResults } from './rating/get-results.ts';
import { prepareTransactionExamples } from './rating/prepare-transaction.examples.ts';
import { prepareTransaction, type QuoteRequest } from './rating/prepare-transaction.ts';
import { selectQuote } from './rating/select-quote.ts';
import { driverByLicense } from './search/driver-by-license.ts';
import { driverByName } from './search/driver-by-name.ts';
import { foundRecordsExamples } from './search/found-records.examples.ts';
import { servicesConfig } from './services-config.ts';
import { createGuestTokenExamples } from './session/create-guest-token.examples.ts';
import { createGuestToken } from './session/create-guest-token.ts';
import { stubClient } from './testing/stub-client.ts';
import { json, startStubServer, type StubServer } from './testing/stub-server.ts';
import { detailByVinExamples } from './vehicle/detail-by-vin.examples.ts';
import { detailByVin } from './vehicle/detail-by-vin.ts';
import { vehicleMakesExamples } from './vehicle/vehicle-makes.examples.ts';
import { vehicleMakes } from './vehicle/vehicle-makes.ts';
import { vehicleModelsExamples } from './vehicle/vehicle-models.examples.ts';
import { vehicleModels } from './vehicle/vehicle-models.ts';
import { vehicleYearsExamples } from './vehicle/vehicle-years.examples.ts';
import { vehicleYears } from './vehicle/vehicle-years.ts';

let server: StubServer;
let client: ServiceClient;
let reported: ReturnType<typeof stubClient>['reported'];

beforeAll(async () => {
  server = await startStubServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
  ({ client, reported } = stubClient(server.base, { now: () => Date.UTC(2026, 10, 20, 18) }));
});

/** The server's next answers. */
const answers = (body: unknown) => server.answers(json(body));
const answer = ({ body }: { body: unknown }) => answers(body);
const query = () => {
  const entries = [...server.received[0]!.url.searchParams].filter(([key]) => !key.startsWith('header.'));
  return { path: server.received[0]!.url.pathname, ...Object.fromEntries(entries) };
};
const body = () => server.received[0]!.body as Record<string, unknown>;

const alex: Driver = {
  id: 'primary',
  firstName: 'Alex',
  lastName: 'Example',
  birthDate: '1990-04-17',
  gender: 'male',
  maritalStatus: 'single',
  relation: 'self',
  isInsured: true,
  license: { type: 'unitedStates', number: '' },
};
const address = { street: '100 Congress Ave', apartment: '', city: 'Austin', state: 'TX', zip: '78701' } as const;
const minimal: QuoteRequest = {
  transactionId: 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11',
  drivers: [alex],
  contact: { email: 'alex@example.com', phone: '5125550142', hasConsented: true },
  address,
  vehicles: [{ id: 'v-1', vin: '', year: 2003, make: 'Honda', model: 'Accord' }],
  coverage: { productCode: 'SML', custom: {} },
  term: 6,
  wantsHomeInsurance: false,
};

describe('session', () => {
  it('gives a token and when it ends', async () => {
    answer(createGuestTokenExamples.response.created);
    expect(await createGuestToken(client)).toEqual({ value: 'guest-7f3a', expiresAt: Date.UTC(2026, 10, 21, 17, 3) });
    expect(body()).toEqual({ header: expect.objectContaining({ brandCode: 'LS' }) as unknown });
  });

  it.each([undefined, null, 'tomorrow', ''])('makes nothing of the end %j', async (expiration) => {
    answers({ token: 'guest-1', expiration });
    expect(await createGuestToken(client)).toEqual({ value: 'guest-1' });
  });
});

describe('a zip code', () => {
  it('is quotable', async () => {
    answer(cityByZipExamples.response.served);
    expect(await cityByZip(client, { zip: '78701' })).toEqual({
      isQuotable: true,
      places: [{ zip: '78701', state: 'TX', city: 'Austin' }],
    });
    expect(query()).toEqual({ path: '/api/address/citybyzip', zip: '78701' });
  });

  it('is known and not quotable', async () => {
    answer(cityByZipExamples.response.notServed);
    expect(await cityByZip(client, { zip: '99501' })).toEqual({
      isQuotable: false,
      places: [{ zip: '99501', state: 'AK', city: 'Anchorage' }],
    });
  });

  it.each([[[]], [[{ zip: '78701', state: 'XX', city: 'Nowhere' }]], [[null, 'TX', {}]]])(
    'is not quotable when it is nowhere: %j',
    async (addresses) => {
      answers({ isQuoteAvaliable: true, addresses });
      expect(await cityByZip(client, { zip: '78701' })).toEqual({ isQuotable: false, places: [] });
    },
  );
});

describe('a position', () => {
  it('has a zip code', async () => {
    answer(reverseGeocodeExamples.response.austin);
    expect(await reverseGeocode(client, { latitude: 30.267153, longitude: -97.743061 })).toEqual({
      zip: '78701',
      city: 'Austin',
      state: 'TX',
    });
    expect(query()).toEqual({ path: '/geocode/reverseGeocode', location: '-97.743,30.267', f: 'json' });
  });

  it.each([
    ['at sea', reverseGeocodeExamples.response.atSea.body],
    ['abroad', { address: { City: 'Paris', Postal: '75001', CountryCode: 'FRA' } }],
    ['without a zip code', { address: { City: 'Nowhere', RegionAbbr: 'TX' } }],
    ['where nothing is said', {}],
  ])('has none %s', async (_where, given) => {
    answers(given);
    expect(await reverseGeocode(client, { latitude: 1, longitude: 1 })).toEqual({});
  });

  it('is not looked up without leave', async () => {
    answer(reverseGeocodeExamples.response.refused);
    await expect(reverseGeocode(client, { latitude: 1, longitude: 1 })).rejects.toBeInstanceOf(RefusedError);
  });

  it('is not looked up where nobody can', async () => {
    ({ client } = stubClient(server.base, { services: z.parse(servicesConfig, {}) }));
    expect(await reverseGeocode(client, { latitude: 1, longitude: 1 })).toEqual({});
    expect(server.received).toEqual([]);
  });
});

describe('vehicles', () => {
  it('lists years', async () => {
    answer(vehicleYearsExamples.response.years);
    expect((await vehicleYears(client)).slice(0, 2)).toEqual([2026, 2025]);
    answers({ years: ['2026', 2025, null, 'new', 1.5] });
    expect(await vehicleYears(client)).toEqual([2026, 2025]);
  });

  it('lists makes', async () => {
    answer(vehicleMakesExamples.response.makes);
    expect(await vehicleMakes(client, { year: 2003 })).toContain('Honda');
    expect(query()).toEqual({ path: '/api/vehicle/makes', year: '2003' });
  });

  it('lists models', async () => {
    answer(vehicleModelsExamples.response.models);
    expect(await vehicleModels(client, { year: 2003, make: 'Land Rover & Co' })).toContain('Accord');
    expect(query()).toEqual({ path: '/api/vehicle/models', year: '2003', make: 'Land Rover & Co' });
  });

  it('names the car of a VIN', async () => {
    answer(detailByVinExamples.response.found);
    expect(await detailByVin(client, { vin: '1HGCM82633A004352' })).toEqual([
      { year: 2003, make: 'Honda', model: 'Accord' },
    ]);
    answer(detailByVinExamples.response.notFound);
    expect(await detailByVin(client, { vin: '1HGCM82633A004352' })).toEqual([]);
  });
});

describe('driver searches', () => {
  const household = {
    drivers: [
      {
        foundRecord: 'd-1',
        firstName: 'Alex',
        lastName: 'Example',
        birthDate: '1990-04-17',
        gender: 'male',
        maritalStatus: 'married',
        licenseNumber: '12345678',
        isPrimary: true,
        address: { street: '100 Congress Ave', apartment: '4B', city: 'Austin', state: 'TX', zip: '78701' },
      },
      {
        foundRecord: 'd-2',
        firstName: 'Sam',
        lastName: 'Example',
        birthDate: '1991-09-02',
        gender: 'female',
        maritalStatus: 'married',
        isPrimary: false,
      },
    ],
    vehicles: [
      { foundRecord: 'c-1', vin: '1HGCM82633A004352', year: 2003, make: 'Honda', model: 'Accord' },
      { foundRecord: 'c-2', vin: '', year: 2019, make: 'Toyota', model: 'RAV4' },
    ],
    commonId: '',
  };

  it('finds by license', async () => {
    answer(foundRecordsExamples.household);
    expect(await driverByLicense(client, { licenseNumber: '12345678', birthDate: '1990-04-17' })).toEqual(household);
    expect(query()).toEqual({
      path: '/api/search/driver/dl',
      DLNumer: '12345678',
      dob: '04-17-1990',
      FetchAddress: 'true',
    });
  });

  it('finds by name', async () => {
    answer(foundRecordsExamples.household);
    expect(await driverByName(client, { driver: alex, address })).toEqual(household);
    expect(query()).toEqual({
      path: '/api/search/driver/search',
      FirstName: 'Alex',
      LastName: 'Example',
      'Address.AddressLine': '100 Congress Ave',
      'Address.City': 'Austin',
      'Address.State': 'TX',
      'Address.ZipCode': '78701',
      dob: '04-17-1990',
      IncludeEnhancedVehicle: 'true',
    });
  });

  it('finds nobody', async () => {
    answer(foundRecordsExamples.nobody);
    const found = await driverByLicense(client, { licenseNumber: '1', birthDate: '1990-04-17' });
    expect(found).toEqual({ drivers: [], vehicles: [], commonId: '' });
  });

  it('takes what it can use of a record, and drops rows without a name', async () => {
    answers({
      drivers: [
        {
          rec: 7,
          firstName: 'Alex',
          lastName: 'Example',
          dob: '0000-99-99',
          gender: 'x',
          marital: '1',
          address: { state: '??', zip: 78701 },
        },
        { rec: 'd-9', firstName: '' },
      ],
    });
    const found = await driverByLicense(client, { licenseNumber: '1', birthDate: '1990-04-17' });
    expect(found).toEqual({
      drivers: [
        {
          foundRecord: '7',
          firstName: 'Alex',
          lastName: 'Example',
          maritalStatus: 'single',
          isPrimary: true,
          address: {},
        },
      ],
      vehicles: [],
      commonId: '',
    });
  });
});

describe('coverages', () => {
  it('lists the packages of a state', async () => {
    answer(getCoveragesExamples.response.texas);
    const products = await getCoverages(client, { state: 'TX' });
    expect(products.map(({ code, isStateMinimum }) => [code, isStateMinimum])).toEqual([
      ['SML', true],
      ['LUU', false],
      ['LUUCC', false],
      ['LCCUU', false],
    ]);
    expect(products[2]!.coverages.slice(-2)).toMatchObject([
      {
        code: 'COMP',
        kind: 'deductible',
        options: [{ value: '1000', amounts: [1000] }, { value: '500' }, { value: '250' }],
      },
      { code: 'COLL', kind: 'deductible' },
    ]);
    expect(products[0]!.coverages[0]).toMatchObject({
      code: 'BI',
      kind: 'limit',
      options: [{ value: '30000/60000', amounts: [30000, 60000] }, {}, {}],
    });
    expect(query()).toEqual({ path: '/api/rating/v2/getCoverages', state: 'TX' });
  });

  it('knows the deductible waiver', async () => {
    answer(getCoveragesExamples.response.california);
    const [product] = await getCoverages(client, { state: 'CA' });
    expect(product).toMatchObject({ isStateMinimum: false, description: '' });
    expect(product!.coverages.at(-1)).toMatchObject({
      code: 'CWAIV',
      kind: 'waiver',
      options: [{ value: '0' }, { value: '1' }],
    });
  });

  it('leaves out coverages that it does not know, or that leave nothing to pick', async () => {
    const coverages = [
      { coverageCd: 'ROAD', limits: [{ val1: 1 }] },
      { coverageCd: 'BI', limits: [] },
      { coverageCd: 'COMP', limits: [{ val1: 5 }] },
    ];
    answers({ products: [{ productCd: 'SML', name: 'State minimum', coverages }] });
    expect((await getCoverages(client, { state: 'TX' }))[0]!.coverages).toEqual([]);
  });

  it('is an error where there are none (spec 1 §8)', async () => {
    answer(getCoveragesExamples.response.empty);
    await expect(getCoverages(client, { state: 'AK' })).rejects.toMatchObject({
      kind: 'refused',
      status: 400,
      message: 'Coverage empty for state code:AK',
    });
    expect(reported).toHaveLength(1);
  });
});

describe('a quote request', () => {
  const contract = documentedCalls.find(({ contract: { id } }) => id === 'prepareTransaction')!.contract;

  it('is minimal', async () => {
    answer(prepareTransactionExamples.response.accepted);
    expect(await prepareTransaction(client, minimal)).toEqual({
      transactionId: minimal.transactionId,
      token: 'guest-9c21',
    });
    const { header: _example, ...example } = prepareTransactionExamples.request.minimal.body!;
    expect(body()).toEqual({
      ...example,
      header: { ...exampleHeader, trackId: 'track-1', requestDate: '2026-11-20T18:00:00.000Z' },
      customer: { ...example.customer, rentersAndHome: false },
      cars: [{ ...example.cars[0]!, isExistingVehicle: false }],
      drivers: [
        {
          ...example.drivers[0]!,
          isManualDriver: true,
          licenseType: 1,
          address: { detail: '100 Congress Ave', city: 'Austin', state: 'TX', zip: '78701' },
        },
      ],
    });
    expect(z.parse(contract.body!, body())).toEqual(body());
  });

  it('is maximal', async () => {
    answers({ transactionId: 't-2' });
    const sam: Driver = {
      ...alex,
      id: 'driver-1',
      firstName: 'Sam',
      birthDate: '1991-09-02',
      gender: 'female',
      maritalStatus: 'married',
      relation: 'spouse',
      isInsured: false,
      license: { type: 'foreign', number: 'X-550142' },
      foundRecord: 'd-2',
    };
    const request: QuoteRequest = {
      ...minimal,
      drivers: [
        {
          ...alex,
          maritalStatus: 'married',
          license: { type: 'unitedStates', number: '12345678' },
          foundRecord: 'd-1',
        },
        sam,
      ],
      address: { ...address, apartment: '4B' },
      vehicles: [
        {
          id: 'v-1',
          vin: '1HGCM82633A004352',
          year: 2003,
          make: 'Honda',
          model: 'Accord',
          annualMileage: 10000,
          foundRecord: 'c-1',
        },
      ],
      coverage: { productCode: 'LUUCC', custom: { BI: '50000/100000', COMP: '500', CWAIV: '1', PD: '0' } },
      term: 12,
      wantsHomeInsurance: true,
    };
    expect(await prepareTransaction(client, request)).toEqual({ transactionId: 't-2' });
    expect(body()).toMatchObject({
      term: 12,
      isManualEntry: false,
      customer: { driverLicenseNumber: '12345678', address: { apt: '4B' }, rentersAndHome: true },
      coverages: {
        productCd: 'LUUCC',
        coverages: [
          { coverageCd: 'BI', limit: { val1: 50000, val2: 100000 } },
          { coverageCd: 'COMP', deductible: 500 },
          { coverageCd: 'CWAIV', limit: { val1: 1 } },
          { coverageCd: 'PD', limit: { val1: 0 } },
        ],
      },
      cars: [{ vin: '1HGCM82633A004352', annualMilesAge: 10000, isExistingVehicle: true, rec: 'c-1' }],
      drivers: [
        {
          primaryDriver: true,
          rec: 'd-1',
          license: '12345678',
          driverLicenseNumber: '12345678',
          marital: 0,
          isManualDriver: false,
        },
        {
          primaryDriver: false,
          rec: 'd-2',
          licenseType: 6,
          licenseId: 'X-550142',
          gender: 1,
          marital: 0,
          insured: 1,
          relation: 1,
        },
      ],
    });
    expect((body().drivers as object[])[1]).not.toHaveProperty('license');
    expect(body()).not.toHaveProperty('foreignLicenseType');
    expect(z.parse(contract.body!, body())).toEqual(body());
  });

  it('names the foreign license of the primary driver', async () => {
    answers({ transactionId: 't-3' });
    await prepareTransaction(client, {
      ...minimal,
      drivers: [{ ...alex, license: { type: 'foreign', number: 'X-1' } }],
    });
    expect(body()).toMatchObject({ foreignLicenseType: '6', foreignLicenseId: 'X-1' });
  });
});

const results = () => getResults(client, { transactionId: 't-1' });

describe('results', () => {
  it('are asked for as the spec says', async () => {
    answer(getResultsExamples.response.waiting);
    expect(await results()).toEqual({ quotes: [], isDone: false, completedCount: 0 });
    expect(query()).toEqual({
      path: '/api/rating/getResultsByTransactionId',
      transactionId: 't-1',
      returnAll: 'true',
      filterErrors: 'true',
      takeBestResults: 'false',
      resultLimit: '1',
      allRates: 'false',
    });
  });

  it('are quotes', async () => {
    answer(getResultsExamples.response.allCarriers);
    const { quotes, isDone, completedCount } = await results();
    expect({ isDone, completedCount, length: quotes.length }).toEqual({ isDone: true, completedCount: 5, length: 5 });
    expect(quotes[0]).toEqual({
      rateQuoteId: 'rq-1042',
      transactionId: 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11',
      carrierId: '1042',
      carrierName: 'Prairie Mutual',
      logoUrl: '',
      term: 6,
      totalPremium: 64250,
      payPlan: { description: '6 payments', downPayment: 10710, installment: 10708, installmentCount: 5 },
      effectiveDate: '2026-11-21',
      quoteNumber: 'Q-58213',
      isBuyable: true,
      isPseudoCarrier: false,
      opensNewWindow: false,
      coverages: [
        { code: 'BI', description: 'Bodily injury', limits: [30000, 60000] },
        { code: 'PD', description: 'Property damage', limits: [25000] },
        { code: 'COMP', description: 'Comprehensive', limits: [], deductible: 500 },
      ],
    } satisfies Quote);
    expect(quotes.map(({ fees }) => fees)).toEqual([
      undefined,
      undefined,
      [{ kind: 'policy', description: 'Policy fee', amount: 1500 }],
      undefined,
      [
        { kind: 'installment', description: 'Installment fees', amount: 2500 },
        { kind: 'other', description: 'Filing of form SR-22', amount: 2000 },
      ],
    ]);
    expect(quotes.map(({ isPseudoCarrier, opensNewWindow }) => [isPseudoCarrier, opensNewWindow])).toEqual([
      [false, false],
      [false, true],
      [true, false],
      [false, false],
      [false, false],
    ]);
  });

  const [carrier] =
    getResultsExamples.response.allCarriers.body.isSuccess === false
      ? []
      : (getResultsExamples.response.allCarriers.body.results ?? []);
  const rate = carrier!.rates[0];
  const withRate = (change: object) => ({ ...carrier!, rates: [{ ...rate, ...change }] });

  it.each([
    ['null', null],
    ['no rates', { ...carrier!, rates: [] }],
    ['no price', withRate({ totalPremium: null })],
    ['a price below nothing', withRate({ totalPremium: -5 })],
    ['a price that is none', withRate({ totalPremium: 'call us' })],
    ['no rate id', withRate({ rateQuoteId: '' })],
    ['no term', withRate({ term: undefined })],
    ['no name', { ...carrier!, companyName: 7 }],
  ])('lose a carrier that says nonsense, and no other: %s', async (_what, row) => {
    answers({ results: [row, carrier], isDone: true, completedCount: 2 });
    const { quotes } = await results();
    expect(quotes.map(({ rateQuoteId }) => rateQuoteId)).toEqual(['rq-1042']);
  });

  it('go by the best rate that makes sense', async () => {
    const rates = [
      { ...rate, totalPremium: 'call us' },
      { ...rate, rateQuoteId: 'rq-second' },
    ];
    answers({ results: [{ ...carrier!, rates }], isDone: true, completedCount: 1 });
    const { quotes } = await results();
    expect(quotes.map(({ rateQuoteId }) => rateQuoteId)).toEqual(['rq-second']);
  });

  it('make do without what a card can do without', async () => {
    answers({
      results: [
        {
          companyID: 9,
          companyName: 'Prairie Mutual',
          logoUrl: 'javascript:alert(1)',
          showBuyButton: 'yes',
          bolType: 'PSEUDO',
          rates: [
            {
              rateQuoteId: 1,
              term: '6',
              totalPremium: '642.50',
              payPlanDownPayment: '0',
              payPlanPaymentAmount: {},
              effectiveDate: 'soon',
              coverages: [7],
            },
          ],
        },
      ],
    });
    expect(await results()).toEqual({
      quotes: [
        {
          rateQuoteId: '1',
          transactionId: 't-1',
          carrierId: '9',
          carrierName: 'Prairie Mutual',
          logoUrl: '',
          term: 6,
          totalPremium: 64250,
          payPlan: { description: '', downPayment: 0, installment: 0, installmentCount: 0 },
          effectiveDate: '2026-11-20',
          quoteNumber: '',
          isBuyable: false,
          isPseudoCarrier: true,
          opensNewWindow: false,
          coverages: [],
        },
      ],
      isDone: false,
      completedCount: 1,
    });
  });

  it('count a carrier that answers twice once', async () => {
    answers({ results: [carrier, withRate({ rateQuoteId: 'rq-2' }), carrier], completedCount: 3 });
    expect((await results()).quotes.map(({ rateQuoteId }) => rateQuoteId)).toEqual(['rq-1042', 'rq-2']);
  });

  it('may bring a new token', async () => {
    answers({ results: [], token: 'guest-2' });
    expect(await results()).toMatchObject({ token: 'guest-2' });
  });
});

describe('going on with a quote', () => {
  const quote = { rateQuoteId: 'rq-1042', transactionId: 't-1', carrierId: '1042', carrierName: 'Prairie Mutual' };

  it.each([
    ['callDesktop', 1],
    ['text', 2],
    ['callMobile', 3],
  ] as const)('tells the agency of %s', async (channel, selectQuoteEventType) => {
    answers({ isSuccess: true });
    await selectQuote(client, { quote, channel });
    expect(body()).toMatchObject({ rateQuoteId: 'rq-1042', selectQuoteEventType });
  });

  it('reports a selection that was refused in the words of spec 1 §8', async () => {
    answers({ isSuccess: false, message: '' });
    await expect(selectQuote(client, { quote, channel: 'text' })).rejects.toMatchObject({
      message: 'Error sending FW event to selectQuote',
      status: 200,
    });
    expect(reported).toHaveLength(1);
  });

  it.each([
    ['text', 0],
    ['call', 1],
  ] as const)('asks for a %s', async (wish, type) => {
    answers({ isSuccess: true });
    await postEvent(client, { quote, type: wish });
    expect(body()).toMatchObject({ rateQuoteId: 'rq-1042', type });
  });

  it('tells where a quote can be bought', async () => {
    answer(buyNowExamples.response.ready);
    expect(await buyNow(client, { quote })).toEqual({ url: 'https://pay.partner.example/buy/rq-1042' });
    expect(body()).toMatchObject({ rateQuoteId: 'rq-1042', transactionId: 't-1', carrierId: '1042' });
  });

  it('tells the carrier the plan that the visitor saw', async () => {
    answer(buyNowExamples.response.ready);
    const payPlan = { description: '6 payments', downPayment: 10710, installment: 10708, installmentCount: 5 };
    await buyNow(client, { quote: { ...quote, payPlan, totalPremium: 64250 } });
    const { header: _, ...sent } = body();
    const { header: _example, ...example } = buyNowExamples.request.byRate.body!;
    expect(sent).toEqual({ ...example, transactionId: 't-1' });
  });

  it.each(['', null, undefined, 7])('reports a carrier without a page: %j', async (buyNowUrl) => {
    answers({ isSuccess: true, buyNowUrl });
    await expect(buyNow(client, { quote })).rejects.toMatchObject({
      kind: 'refused',
      message: 'Buy Now url empty for carrier:Prairie Mutual',
      status: 200,
      rateQuoteId: 'rq-1042',
    });
  });

  it.each(['javascript:alert(1)', 'http://pay.partner.example/', 'https://pay.partner.example@evil.example/'])(
    'follows no %s',
    async (buyNowUrl) => {
      answers({ isSuccess: true, buyNowUrl });
      await expect(buyNow(client, { quote })).rejects.toBeInstanceOf(MalformedError);
    },
  );
});

describe('the lead store', () => {
  const record = { Timestamp: 'alex@example.com-1', State: 'TX' } as LeadRecord;

  it('takes a lead', async () => {
    answers({ created: 1 });
    await createLead(client, { record });
    expect(server.received[0]).toMatchObject({ method: 'POST', body: { data: [record] } });
  });

  it('takes a change of it', async () => {
    answers({ updated: 1 });
    await updateLead(client, { record });
    expect(server.received[0]).toMatchObject({ method: 'PUT', body: { data: record } });
    expect(server.received[0]!.url.pathname).toBe('/leads/Timestamp/alex%40example.com-1');
  });

  it.each([
    ['createLead', createLead, { created: 0 }, RefusedError],
    ['updateLead', updateLead, { updated: 0 }, RefusedError],
    ['createLead', createLead, { created: '1' }, MalformedError],
    ['updateLead', updateLead, {}, MalformedError],
  ])('fails %s %o without a report', async (_which, call, given, kind) => {
    answers(given);
    await expect(call(client, { record })).rejects.toBeInstanceOf(kind);
    expect(reported).toEqual([]);
  });

  it('is left alone where there is none', async () => {
    ({ client } = stubClient(server.base, { services: z.parse(servicesConfig, {}) }));
    await createLead(client, { record });
    await updateLead(client, { record });
    expect(server.received).toEqual([]);
  });
});

describe('an error report', () => {
  it('says what went wrong', async () => {
    answers({ isSuccess: true });
    const error = new RefusedError('buyNow', { status: 200, message: 'Buy Now url empty for carrier:Prairie Mutual' });
    error.rateQuoteId = 'rq-1042';
    await reportError(client, error);
    expect(body()).toEqual({
      header: expect.anything() as unknown,
      label: 'API Error',
      message: 'Buy Now url empty for carrier:Prairie Mutual',
      status: 200,
      rateQuoteId: 'rq-1042',
    });
  });

  it('repeats the service’s words without contacts, numbers and names, and not at length', async () => {
    answers({ isSuccess: true });
    await reportError(
      client,
      new StatusError(
        'cityByZip',
        500,
        `No rates for Alex Example, alex@example.com, 512-555-0142, 04/17/1990 ${'here '.repeat(99)}`,
      ),
    );
    const { message } = body() as { message: string };
    expect(message).toMatch(/^cityByZip: the service answered 500 \(No rates for … … … … … here/);
    expect(message).toHaveLength(200);
  });

  it('may be of something that was no call', async () => {
    answers({ isSuccess: true });
    await reportProblem(client, {
      label: 'Affiliate Error',
      message: `vehicles is empty${'.'.repeat(300)}`,
      status: 400,
    });
    const { header: _, message, ...rest } = body();
    expect(rest).toEqual({ label: 'Affiliate Error', status: 400 });
    expect(message).toMatch(/^vehicles is empty\.{183}$/);
  });

  it('is not reported when it fails', async () => {
    answers({ isSuccess: false });
    await expect(reportError(client, new StatusError('cityByZip', 500))).rejects.toBeInstanceOf(RefusedError);
    expect(reported).toEqual([]);
  });
});

it.each([
  ['some', 3],
  ['none', 0],
  ['closed', 0],
] as const)('counts idle agents: %s', async (which, count) => {
  answer(idleAgentsExamples.response[which]);
  expect(await idleAgents(client, { domain: 'www.agency.example' })).toBe(count);
  expect(query()).toEqual({ path: '/bin/servlet/idleagentrequest', domain: 'www.agency.example' });
});
