import { describe, expect, it } from 'vitest';
import type { SavedQuote } from '#domain/saved-quote';
import { MalformedError } from '../errors.ts';
import type { ServiceClient } from '../http.ts';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { customerQuoteExamples } from './customer-quote.examples.ts';
import { customerQuote } from './customer-quote.ts';
import { getSelectedQuote } from './get-selected-quote.ts';
import { loadQuoteByTransaction } from './load-quote-by-transaction.ts';
import { loadQuote } from './load-quote.ts';
import { previousQuotesExamples } from './previous-quotes.examples.ts';
import { previousQuotes } from './previous-quotes.ts';
import { savedQuoteExamples } from './saved-quote.examples.ts';
import { searchQuotesExamples } from './search-quotes.examples.ts';
import { searchQuotes } from './search-quotes.ts';
import { verifyQuoteOwnerExamples } from './verify-quote-owner.examples.ts';
import { verifyQuoteOwner } from './verify-quote-owner.ts';

const stub = stubbedCalls();
const { respondsWith, query, body } = stub;
const answer = (example: { body: unknown }) => respondsWith(example.body);

const maximal: SavedQuote = {
  rateQuoteId: 'rq-1042',
  transactionId: '0a6f4f0e-9f6c-4b43-8a5c-0f4a1d1f7b21',
  carrierId: '1004',
  quoteNumber: 'Q-58213',
  quoteDate: '2026-11-02',
  effectiveDate: '2026-11-03',
  contact: { email: 'alex@example.com', phone: '5125550142' },
  address: { street: '100 Congress Ave', apartment: '4B', city: 'Austin', state: 'TX', zip: '78701' },
  drivers: [
    {
      firstName: 'Alex',
      lastName: 'Example',
      birthDate: '1990-04-17',
      gender: 'male',
      maritalStatus: 'married',
      relation: 'self',
      isInsured: true,
      license: { type: 'unitedStates', number: '12345678', id: 'TX-55', issueDate: '2021-04-18' },
      foundRecord: 'd-1',
    },
    {
      firstName: 'Sam',
      lastName: 'Example',
      birthDate: '1991-09-02',
      gender: 'female',
      maritalStatus: 'married',
      relation: 'spouse',
      isInsured: false,
      license: { type: 'foreign', number: 'X-550142' },
      hadPriorInsurance: true,
      isExcluded: true,
      status: 'excluded',
      residence: 'distantStudent',
      address: { street: '9 Sample Lane', city: 'Austin', state: 'TX', zip: '78704' },
    },
  ],
  vehicles: [
    {
      vin: '1HGCM82633A004352',
      year: 2003,
      make: 'Honda',
      model: 'Accord',
      annualMileage: 10000,
      selectedMileage: 10000,
      odometer: 121000,
      commuting: { daysAWeek: 5, address: { street: '500 Sample Street', city: 'Austin', state: 'TX', zip: '78704' } },
      garagingAddress: { street: '9 Sample Lane', city: 'Austin', state: 'TX', zip: '78704' },
      foundRecord: 'c-1',
    },
    { vin: '', year: 2019, make: 'Toyota', model: 'RAV4', isLiabilityOnly: true, isExisting: true },
  ],
  knownCommutes: [undefined, { isCommuting: false }],
  coverage: { productCode: 'LUUCC', custom: { BI: '50000/100000', COMP: '500' } },
  coverageName: 'Full coverage',
  term: 12,
  wantsHomeInsurance: true,
};

const transactionId = maximal.transactionId;
const customer = { firstName: 'Alex', lastName: 'Example', birthDate: '1990-04-17', licenseNumber: '12345678' };
const loads: [string, (client: ServiceClient) => Promise<SavedQuote | undefined>, Record<string, string>][] = [
  [
    'loadQuote',
    (client) => loadQuote(client, { rateQuoteId: 'rq-1042' }),
    { path: '/api/rating/loadByRateQuoteId/rq-1042' },
  ],
  [
    'getSelectedQuote',
    (client) => getSelectedQuote(client, { transactionId }),
    { path: '/api/rating/getSelectedQuote', transactionId },
  ],
  [
    'loadQuoteByTransaction',
    (client) => loadQuoteByTransaction(client, { transactionId }),
    { path: '/api/quote/byTransactionId', transactionId },
  ],
  ['findCustomerQuote', (client) => customerQuote(client, customer), { path: '/api/quote/byCustomer' }],
];

describe.each(loads)('%s', (_name, load, asked) => {
  it('returns the whole quote with the primary driver first', async () => {
    answer(savedQuoteExamples.maximal);
    expect(await load(stub.client)).toEqual(maximal);
    expect(query()).toEqual(asked);
  });

  it('throws a refusal with the service’s message', async () => {
    answer(savedQuoteExamples.notFound);
    await expect(load(stub.client)).rejects.toMatchObject({ kind: 'refused', reason: 'Quote not found!' });
  });
});

describe('saved quote', () => {
  const load = () => loadQuote(stub.client, { rateQuoteId: 'rq-7' });

  it('reads a saved quote that holds only a name', async () => {
    answer(savedQuoteExamples.minimal);
    expect(await load()).toEqual({
      rateQuoteId: 'rq-7',
      transactionId: '',
      contact: {},
      address: {},
      drivers: [{ firstName: 'Alex', lastName: 'Example', relation: 'self' }],
      vehicles: [],
    });
  });

  it.each([{}, { drivers: [] }, { drivers: [{ firstName: '' }], surname: 'Example' }])(
    'returns undefined for a saved quote without a driver: %j',
    async (given) => {
      respondsWith({ isSuccess: true, rateQuoteId: 'rq-7', ...given });
      await expect(load()).rejects.toMatchObject({ kind: 'refused', reason: 'Quote not found!' });
    },
  );

  it('completes the primary driver with values of the quote', async () => {
    respondsWith({
      birthDate: '4/17/1990',
      foreignLicenseType: 'MX',
      foreignLicenseId: 'X-1',
      drivers: [{ firstName: 'Alex', lastName: 'Example' }],
    });
    expect(await load()).toMatchObject({
      drivers: [{ birthDate: '1990-04-17', license: { type: 'foreign', number: 'X-1' } }],
      foreignLicenseType: 'MX',
    });
  });

  it('reads the other names of a driver’s keys, and an address among those keys', async () => {
    respondsWith({
      carrierId: 1004,
      drivers: [
        { firstName: 'Alex', lastName: 'Example', primaryDriver: true, driverNumber: '12345678', sex: 'F' },
        {
          firstName: 'Sam',
          lastName: 'Example',
          primaryDriverRelation: 5,
          licensePermitNumber: 'P-1',
          age: 34,
          driverLicenseStatusCdFormatted: 'Valid',
          address: '9 Sample Lane',
          city: 'Austin',
          state: 'TX',
          zip: '78704',
        },
      ],
    });
    expect(await load()).toMatchObject({
      carrierId: '1004',
      drivers: [
        { gender: 'female', license: { number: '12345678' } },
        {
          relation: 'parent',
          license: { number: 'P-1' },
          address: { street: '9 Sample Lane', city: 'Austin', state: 'TX', zip: '78704' },
        },
      ],
    });
  });

  it('keeps the usable fields of a saved quote and drops malformed ones', async () => {
    respondsWith({
      email: {},
      phoneNumber: '512-555',
      state: 'Texas?',
      zipCode: '78701-1234',
      term: '0',
      effectiveDate: 'soon',
      drivers: [
        {
          firstName: 'Alex',
          lastName: 'Example',
          dob: '1990-02-30',
          gender: 'x',
          marital: '1',
          relation: 3,
          license: 'A1',
          licenseType: 99,
        },
        null,
      ],
      vehicles: [
        {
          year: '2003',
          maker: 'Honda',
          model: 'Accord',
          vin: 'NONE',
          commutingDays: 3,
          commutingAddress: { city: 'Austin' },
        },
        { year: 2019, maker: '' },
      ],
      coverages: {
        productCd: 'LUU',
        coverages: [
          { coverageCd: 'ROAD', limit: { val1: 1 } },
          { coverageCd: 'PD' },
          { coverageCd: 'COLL', deductible: 0 },
        ],
      },
    });
    expect(await load()).toEqual({
      rateQuoteId: 'rq-7',
      transactionId: '',
      contact: {},
      address: { zip: '78701' },
      drivers: [
        {
          firstName: 'Alex',
          lastName: 'Example',
          maritalStatus: 'single',
          relation: 'self',
          license: { type: 'unitedStates', number: 'A1' },
        },
      ],
      vehicles: [{ vin: '', year: 2003, make: 'Honda', model: 'Accord' }],
      knownCommutes: [{ daysAWeek: 3 }],
      coverage: { productCode: 'LUU', custom: { COLL: '0' } },
    });
  });

  const car = { year: 2003, maker: 'Honda', model: 'Accord' };
  const work = { address: '500 Sample Street', city: 'Austin', state: 'TX', zipCode: '78704' };

  it.each([
    ['a no', { commutingVehicle: false }, { isCommuting: false }],
    ['a no without its days', { commutingVehicle: false, commutingDays: 5 }, { isCommuting: false }],
    [
      'days with a part of the address',
      { commutingVehicle: true, commutingDays: 3, commutingAddress: { city: 'Austin' } },
      { isCommuting: true, daysAWeek: 3 },
    ],
    ['days alone, as text', { commutingDays: '4' }, { daysAWeek: 4 }],
  ])('reads what a quote says of a commute without its whole address: %s', async (_what, commute, known) => {
    const drivers = [{ firstName: 'Alex', lastName: 'Example' }];
    respondsWith({ drivers, vehicles: [car, { ...car, ...commute }] });
    const quote = await load();
    expect(quote.knownCommutes).toEqual([undefined, known]);
    expect(quote.vehicles[1]).not.toHaveProperty('commuting');
  });

  it('reads no days of a commute whose quote names only the address of work', async () => {
    const drivers = [{ firstName: 'Alex', lastName: 'Example' }];
    respondsWith({ drivers, vehicles: [{ ...car, commutingAddress: work }] });
    const [vehicle] = (await load()).vehicles;
    expect(vehicle?.commuting?.address.street).toBe('500 Sample Street');
    expect(vehicle?.commuting?.daysAWeek).toBeUndefined();
  });

  it('reads a whole address of work as a commute, also beside a no', async () => {
    const drivers = [{ firstName: 'Alex', lastName: 'Example' }];
    const commute = { commutingVehicle: false, commutingDays: 5, commutingAddress: work };
    respondsWith({ drivers, vehicles: [{ ...car, ...commute }] });
    const quote = await load();
    const address = { street: '500 Sample Street', city: 'Austin', state: 'TX', zip: '78704' };
    expect(quote.vehicles).toMatchObject([{ commuting: { daysAWeek: 5, address } }]);
    expect(quote).not.toHaveProperty('knownCommutes');
  });

  it.each([
    [0, undefined],
    ['0', undefined],
    ['88000', 88_000],
  ])('reads the odometer reading %j as %j', async (odometerReading, odometer) => {
    const drivers = [{ firstName: 'Alex', lastName: 'Example' }];
    respondsWith({ drivers, vehicles: [{ ...car, odometerReading }] });
    const { vehicles } = await load();
    expect(vehicles.map((vehicle) => vehicle.odometer)).toEqual([odometer]);
  });

  it.each([
    ['an object', { address: { address1: '100 Congress Ave', apt: '4B', city: 'Austin', state: 'tx', zip: 78701 } }],
    ['flat keys', { Address: '100 Congress Ave', Apt: '4B', City: 'Austin', State: 'TX', ZipCode: '78701-0001' }],
  ])('reads an address as %s, and other names of its keys', async (_what, place) => {
    respondsWith({
      ...place,
      Drivers: [
        { FirstName: 'Alex', LastName: 'Example', DateOfBirth: '04/17/1990', Gender: 'M', MaritalStatus: 'Single' },
      ],
      cars: [{ year: '2003', make: 'Honda', model: 'Accord' }],
      term: 'P6M',
    });
    expect(await load()).toMatchObject({
      address: { street: '100 Congress Ave', apartment: '4B', city: 'Austin', state: 'TX', zip: '78701' },
      drivers: [{ birthDate: '1990-04-17', gender: 'male', maritalStatus: 'single' }],
      vehicles: [{ year: 2003, make: 'Honda', model: 'Accord' }],
      term: 6,
    });
  });

  it('reports a saved quote that cannot be loaded, with its rate', async () => {
    respondsWith([]);
    await expect(load()).rejects.toBeInstanceOf(MalformedError);
    expect(stub.reported).toMatchObject([{ callId: 'loadQuote', rateQuoteId: 'rq-7' }]);
  });
});

describe('customerQuote', () => {
  it.each([
    [customer, { name: 'Alex', surname: 'Example', dob: '1990-04-17', driverLicenseNumber: '12345678' }],
    [
      { ...customer, zip: '78701' },
      { name: 'Alex', surname: 'Example', dob: '1990-04-17', driverLicenseNumber: '12345678', zipCode: '78701' },
    ],
  ])('sends the customer’s data in the query: %j', async (given, sent) => {
    answer(customerQuoteExamples.response.maximal);
    await customerQuote(stub.client, given);
    expect(body()).toEqual(sent);
  });

  it('returns undefined when the customer has no quote', async () => {
    answer(customerQuoteExamples.response.none);
    expect(await customerQuote(stub.client, customer)).toBeUndefined();
  });
});

const listed = [
  {
    transactionId,
    rateQuoteId: 'rq-1042',
    quoteDate: '2026-11-02',
    effectiveDate: '2026-11-03',
    drivers: ['Alex Example', 'Sam Example'],
  },
  {
    transactionId: 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11',
    rateQuoteId: '',
    quoteDate: '2026-08-14',
    drivers: ['Alex Example'],
  },
];

describe('previous quotes', () => {
  const find = () => previousQuotes(stub.client, { phone: '5125550142', birthDate: '1990-04-17' });

  it('finds previous quotes by phone and date of birth', async () => {
    answer(previousQuotesExamples.response.some);
    expect(await find()).toEqual(listed);
    expect(body()).toEqual({ phone: '5125550142', dob: '1990-04-17' });
  });

  it.each([
    ['an empty list', previousQuotesExamples.response.none.body],
    ['success false, even with a list', { success: false, quotes: [{ transactionId: 't-1' }] }],
    ['a list that is null', { success: true, quotes: null }],
    ['no list', { isSuccess: true, message: '' }],
  ])('returns no previous quotes for %s', async (_what, given) => {
    respondsWith(given);
    expect(await find()).toEqual([]);
    expect(stub.reported).toEqual([]);
  });

  const noneMessages = [
    'No previous quote found.',
    'No quotes were found for this phone number',
    'Previous quote not found!',
    'There are no quotes for this phone.',
    'We could not find any previous quotes with this information.',
    'No se encontró ninguna cotización anterior.',
    'No hay cotizaciones para este teléfono.',
  ];
  const failureMessages = [
    'No quote service is available.',
    'Quotes are not available right now.',
    'Quote search not found: error 500',
    'No quotes found. Please try again later.',
    'There is no quote engine for this state.',
    'Too many searches. Please call us.',
    'No hay cotizaciones disponibles en este momento.',
    '',
  ];

  it.each(noneMessages)('returns no previous quotes for a refusal with the message %s', async (message) => {
    respondsWith({ isSuccess: false, message });
    expect(await find()).toEqual([]);
    respondsWith({ isSuccess: true, success: false, message });
    expect(await find()).toEqual([]);
    stub.respondsWithStatus(400, { isSuccess: false, message });
    expect(await searchQuotes(stub.client, { from: '2026-08-01', to: '2026-11-21' })).toEqual([]);
  });

  it.each(failureMessages)('throws a refusal that does not say that there is no quote: %j', async (message) => {
    respondsWith({ isSuccess: false, message });
    await expect(find()).rejects.toMatchObject({ kind: 'refused' });
  });

  it('throws a fault of the service with any message', async () => {
    stub.respondsWithStatus(500, { isSuccess: false, message: noneMessages[0] });
    await expect(find()).rejects.toMatchObject({ kind: 'refused', isFault: true });
  });

  it.each([
    ['without a list', {}],
    ['with an empty list', { quotes: [] }],
  ])('throws the message of a failed search, %s', async (_what, given) => {
    const message = 'Too many searches. Please call us.';
    respondsWith({ isSuccess: true, success: false, message, ...given });
    await expect(find()).rejects.toMatchObject({ kind: 'refused', reason: message });
  });

  it('throws a malformed error for a list of another type', async () => {
    respondsWith({ success: true, quotes: 'none' });
    await expect(find()).rejects.toBeInstanceOf(MalformedError);
  });

  it.each([
    ['phone', find],
    ['dates', () => searchQuotes(stub.client, { from: '2026-08-01', to: '2026-11-21' })],
  ])('returns no previous quotes when the search by %s answers 404', async (_by, search) => {
    stub.respondsWithStatus(404, { message: 'Not found' });
    expect(await search()).toEqual([]);
  });

  it('drops a previous quote without a transaction and keeps the others', async () => {
    respondsWith({
      success: true,
      quotes: [{ rateQuoteId: 'rq-1' }, { transactionId: 't-2', quoteDate: 'long ago', drivers: 'Alex' }],
    });
    expect(await find()).toEqual([{ transactionId: 't-2', rateQuoteId: '', drivers: [] }]);
  });

  it('finds previous quotes between two dates', async () => {
    answer(searchQuotesExamples.response.some);
    expect(await searchQuotes(stub.client, { from: '2026-08-01', to: '2026-11-21' })).toEqual(listed);
    expect(query()).toEqual({ path: '/api/quote/search', from: '2026-08-01', to: '2026-11-21' });
  });
});

describe('verifyQuoteOwner', () => {
  const verify = () => verifyQuoteOwner(stub.client, { rateQuoteId: 'rq-1042', birthDate: '1990-04-17' });

  it('verifies the owner of a quote with the configured credential', async () => {
    answer(verifyQuoteOwnerExamples.response.match);
    expect(await verify()).toEqual({ isMatch: true, message: '' });
    expect(body()).toEqual({ RateQuoteId: 'rq-1042', DateOfBirth: '1990-04-17' });
    expect(stub.received()).toMatchObject({
      method: 'POST',
      headers: { authorization: 'Basic ZXhhbXBsZS1hcGk=' },
    });
    expect(query()).toEqual({ path: '/opapi/quote/verifyquoteowner' });
  });

  it('returns the message of spec 1 §8 when another person owns the quote', async () => {
    answer(verifyQuoteOwnerExamples.response.noMatch);
    expect(await verify()).toEqual({
      isMatch: false,
      message: "Your dob does not matched with the quote customer's dob.",
    });
    expect(stub.reported).toEqual([]);
  });

  it.each([
    ['a refusal', 200],
    ['an HTTP error', 400],
  ])('returns a mismatch for %s whose message is about the date of birth', async (_what, status) => {
    const message = 'The date of birth is not the one of this quote.';
    stub.respondsWithStatus(status, { isSuccess: false, message });
    expect(await verify()).toEqual({ isMatch: false, message });
  });

  it.each([
    ['No match found.', 200],
    ['No match found.', 400],
    ['No se encontró coincidencia', 404],
  ])('returns a mismatch for a refusal with the message %s and status %i', async (message, status) => {
    stub.respondsWithStatus(status, { isSuccess: false, message });
    expect(await verify()).toEqual({ isMatch: false, message });
  });

  it.each([
    ['empty', { message: '' }],
    ['null', { message: null }],
    ['absent', {}],
  ])('returns a mismatch for a refusal with `isMatch: false` whose message is %s', async (_what, message) => {
    respondsWith({ isSuccess: false, IsMatch: 'false', ...message });
    expect(await verify()).toEqual({ isMatch: false, message: '' });
    expect(stub.reported).toMatchObject([{ callId: 'verifyQuoteOwner' }]);
  });

  it.each([
    ['has an unrelated message', 200, { message: 'Please call us.' }],
    ['does not mention a match', 200, { isMatch: undefined }],
    ['is a server error', 500, {}],
  ])('throws a refusal that is no mismatch, because it %s', async (_what, status, given) => {
    stub.respondsWithStatus(status, { isSuccess: false, isMatch: false, message: '', ...given });
    await expect(verify()).rejects.toMatchObject({ kind: 'refused' });
  });

  it.each(['Quote not found!', 'No se encontró la cotización.'])(
    'throws a refusal with status 404 for a success without a match whose message is %s',
    async (message) => {
      respondsWith({ isSuccess: true, isMatch: false, message });
      await expect(verify()).rejects.toMatchObject({
        kind: 'refused',
        status: 404,
        reason: message,
        rateQuoteId: 'rq-1042',
      });
      expect(stub.reported).toMatchObject([{ callId: 'verifyQuoteOwner', reason: message }]);
    },
  );

  it.each([
    'Please call us.',
    'We found no quote for that date of birth.',
    'No match found.',
    'We could not find a match',
    'No match was found for this quote.',
    'No se encontró coincidencia',
  ])('returns a mismatch for a success without a match whose message is %s', async (message) => {
    respondsWith({ isSuccess: true, isMatch: false, message });
    expect(await verify()).toEqual({ isMatch: false, message });
    expect(stub.reported).toEqual([]);
  });

  it('throws a refusal when there is no quote to verify', async () => {
    answer(verifyQuoteOwnerExamples.response.notFound);
    await expect(verify()).rejects.toMatchObject({
      kind: 'refused',
      reason: 'Quote not found!',
      rateQuoteId: 'rq-1042',
    });
  });
});
