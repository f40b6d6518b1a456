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
const { answers, query, body } = stub;
const answer = (example: { body: unknown }) => answers(example.body);

const maximal: SavedQuote = {
  rateQuoteId: 'rq-1042',
  transactionId: '0a6f4f0e-9f6c-4b43-8a5c-0f4a1d1f7b21',
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
      license: { type: 'unitedStates', number: '12345678' },
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
    },
  ],
  vehicles: [
    {
      vin: '1HGCM82633A004352',
      year: 2003,
      make: 'Honda',
      model: 'Accord',
      annualMileage: 10000,
      odometer: 121000,
      commuting: { daysAWeek: 5, address: { street: '500 Sample Street', city: 'Austin', state: 'TX', zip: '78704' } },
      foundRecord: 'c-1',
    },
    { vin: '', year: 2019, make: 'Toyota', model: 'RAV4', isLiabilityOnly: true },
  ],
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

  it('throws the service’s message when it is refused', async () => {
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
    'returns no quote when it names no driver: %j',
    async (given) => {
      answers({ isSuccess: true, rateQuoteId: 'rq-7', ...given });
      await expect(load()).rejects.toMatchObject({ kind: 'refused', reason: 'Quote not found!' });
    },
  );

  it('completes the primary driver with the values of the quote itself', async () => {
    answers({
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

  it('keeps the usable fields of a saved quote and drops malformed ones', async () => {
    answers({
      email: 7,
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
      coverage: { productCode: 'LUU', custom: { COLL: '0' } },
    });
  });

  it('reports a saved quote that cannot be loaded, with its rate', async () => {
    answers([]);
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
    ['no success, whatever is listed', { success: false, quotes: [{ transactionId: 't-1' }] }],
  ])('returns no previous quotes for %s', async (_what, given) => {
    answers(given);
    expect(await find()).toEqual([]);
  });

  it('drops a previous quote without a transaction and keeps the others', async () => {
    answers({
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

  it('returns the message of spec 1 §8 when somebody else owns the quote', async () => {
    answer(verifyQuoteOwnerExamples.response.noMatch);
    expect(await verify()).toEqual({
      isMatch: false,
      message: "Your dob does not matched with the quote customer's dob.",
    });
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
