import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ServiceVariant } from '#domain/service-variant';
import { customerQuote } from '#services/quotes/customer-quote.contract';
import { getSelectedQuote } from '#services/quotes/get-selected-quote.contract';
import { loadQuoteByTransaction } from '#services/quotes/load-quote-by-transaction.contract';
import { loadQuote } from '#services/quotes/load-quote.contract';
import { previousQuotes } from '#services/quotes/previous-quotes.contract';
import { searchQuotes } from '#services/quotes/search-quotes.contract';
import { verifyQuoteOwner } from '#services/quotes/verify-quote-owner.contract';
import { createQuote } from '#services/rating/create-quote.contract';
import { getResults } from '#services/rating/get-results.contract';
import { prepareTransaction } from '#services/rating/prepare-transaction.contract';
import { requote } from '#services/rating/requote.contract';
import { selectQuote } from '#services/rating/select-quote.contract';
import { createGuestToken } from '#services/session/create-guest-token.contract';
import type { QuoteRequest } from '../../rating/quote-request.ts';
import { logSkippedDatabases, testDatabases } from '../../testing/databases.ts';
import { maximalRequest, minimalRequest, requestFrom } from '../../testing/quote-requests.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

const second = 1_000;
const day = 24 * 60 * 60 * second;
const notFound = { status: 200, body: { isSuccess: false, message: 'Quote not found!' } };
const polling = {
  returnAll: 'true',
  filterErrors: 'true',
  takeBestResults: 'false',
  resultLimit: '1',
  allRates: 'false',
};

logSkippedDatabases('previous quotes');

describe.each(testDatabases)('previous quotes on $name', ({ url }) => {
  let sandbox: TestSandbox;
  /** A visitor that no other test uses, because an existing database may hold rows of an earlier run. */
  let phone: string;
  let surname: string;
  beforeAll(async () => {
    sandbox = await startTestSandbox({ databaseUrl: url });
  });
  afterAll(() => sandbox.close());
  beforeEach(() => {
    phone = String(Math.floor(2e9 + Math.random() * 7e9));
    surname = `Example ${randomUUID().slice(0, 8)}`;
  });

  const own = (request: QuoteRequest): QuoteRequest => ({
    ...request,
    customer: { ...request.customer, phoneNumber: phone, surname },
  });

  /** Submits a request and waits for every carrier by default. */
  async function quoted(
    request: QuoteRequest = minimalRequest,
    options: { token?: string; variant?: ServiceVariant; wait?: number } = {},
  ) {
    const { token, variant = 'primary', wait = 15 * second } = options;
    const transactionId = randomUUID();
    const { body } = await sandbox.ask(prepareTransaction, {
      body: { ...own(request), transactionId },
      variant,
      ...(token !== undefined && { token }),
    });
    expect(body).toMatchObject({ isSuccess: true, transactionId });
    sandbox.clock.now += wait;
    return transactionId;
  }
  const ratesOf = async (transactionId: string) => {
    const { body } = await sandbox.ask(getResults, { query: { ...polling, transactionId } });
    return body
      .results!.map(({ rates }) => rates![0]!)
      .toSorted((a, b) => Number(a.totalPremium) - Number(b.totalPremium));
  };
  const rateOf = async (transactionId: string) => String((await ratesOf(transactionId))[0]!.rateQuoteId);
  const previous = async (changes = {}) =>
    (await sandbox.ask(previousQuotes, { body: { phone, dob: '1990-04-17', ...changes } })).body;

  describe('previousQuotes', () => {
    it('lists the quotes of a visitor, the latest first', async () => {
      const earlier = await quoted();
      sandbox.clock.now += day;
      const later = await quoted(maximalRequest);
      const { success, quotes } = await previous();
      expect(success).toBe(true);
      expect(quotes.map(({ transactionId }) => transactionId)).toEqual([later, earlier]);
      expect(quotes[0]).toEqual({
        transactionId: later,
        quoteDate: new Date(sandbox.clock.now).toISOString().slice(0, 10),
        rateQuoteId: await rateOf(later),
        effectiveDate: '2026-11-21',
        drivers: [
          { firstName: 'Alex', lastName: 'Example' },
          { firstName: 'Sam', lastName: 'Example' },
        ],
      });
      sandbox.clock.now -= day;
    });

    it.each([
      ['another phone', { phone: '5125550199' }],
      ['another date of birth', { dob: '1990-04-18' }],
    ])('lists no quotes for %s', async (_what, changes) => {
      await quoted();
      expect(await previous(changes)).toEqual({ isSuccess: true, message: '', success: false, quotes: [] });
    });

    it('lists no quote before a carrier has answered, and none without rates', async () => {
      await quoted(minimalRequest, { wait: 0 });
      expect((await previous()).quotes).toEqual([]);
      await quoted({ ...minimalRequest, carrierId: 'none' });
      expect((await previous()).quotes).toHaveLength(1);
    });

    it('returns the rate that was selected', async () => {
      const transactionId = await quoted();
      const picked = String((await ratesOf(transactionId))[2]!.rateQuoteId);
      await sandbox.ask(selectQuote, { body: { rateQuoteId: picked, selectQuoteEventType: 1 } });
      expect((await previous()).quotes[0]!.rateQuoteId).toBe(picked);
    });

    it('lists only the quotes of its own variant', async () => {
      const request = requestFrom('CA', '90001');
      await quoted({ ...request, cars: [{ ...request.cars[0]!, annualMilesAge: 10_000 }] }, { variant: 'ca' });
      expect((await previous()).quotes).toEqual([]);
      const { body } = await sandbox.ask(previousQuotes, { variant: 'ca', body: { phone, dob: '1990-04-17' } });
      expect(body.quotes).toHaveLength(1);
    });
  });

  describe('searchQuotes', () => {
    const search = async (token: string, from: string, to: string) => {
      const { body } = await sandbox.ask(searchQuotes, { token, query: { from, to } });
      return body.quotes.map(({ transactionId }) => transactionId);
    };
    const today = () => new Date(sandbox.clock.now).toISOString().slice(0, 10);

    it('finds the quotes of the visitor that the session was started for', async () => {
      const transactionId = await quoted();
      const { body } = await sandbox.ask(createGuestToken, { body: { phone, dob: '1990-04-17' } });
      expect(await search(body.token, today(), today())).toEqual([transactionId]);
      expect(await search(body.token, '2026-01-01', '2026-01-31')).toEqual([]);
      expect(await search(await sandbox.guestToken(), today(), today())).toEqual([]);
    });

    it('finds the quotes that the session itself submitted', async () => {
      const token = await sandbox.guestToken();
      const transactionId = await quoted(minimalRequest, { token });
      expect(await search(token, today(), today())).toEqual([transactionId]);
    });

    it.each([
      ['2026-11-21', '2026-11-20'],
      ['2026-02-30', '2026-11-20'],
    ])('refuses the date range from %s to %s', async (from, to) => {
      expect((await sandbox.ask(searchQuotes, { query: { from, to } })).status).toBe(400);
    });
  });

  describe('saved quote', () => {
    it('returns the same saved quote by rate, by transaction and by selection', async () => {
      const transactionId = await quoted(maximalRequest);
      const rateQuoteId = await rateOf(transactionId);
      await sandbox.ask(selectQuote, { body: { rateQuoteId, selectQuoteEventType: 2 } });
      const { body } = await sandbox.ask(loadQuote, { params: { rateQuoteId } });
      expect(body).toMatchObject({
        rateQuoteId,
        transactionId,
        effectiveDate: '2026-11-21',
        name: 'Alex',
        surname,
        birthDate: '1990-04-17',
        phoneNumber: phone,
        address: '100 Congress Ave',
        apt: '4B',
        zipCode: '78701',
        drivers: [
          { firstName: 'Alex', primaryDriver: true, license: '12345678', rec: 'd-1' },
          { firstName: 'Sam', licenseType: 6, licenseId: 'X-550142', relation: 1 },
        ],
        vehicles: [{ vin: '1HGCM82633A004352', annualMilesAge: 10000, rec: 'c-1' }, { year: 2019 }],
        coverages: { productCd: 'LUUCC', name: 'Full coverage', coverages: maximalRequest.coverages.coverages },
        term: 12,
        rentersAndHome: true,
      });
      expect((await sandbox.ask(loadQuoteByTransaction, { query: { transactionId } })).body).toEqual(body);
      expect((await sandbox.ask(getSelectedQuote, { query: { transactionId } })).body).toEqual(body);
    });

    it('returns a saved quote in the language of the header', async () => {
      const query = { transactionId: await quoted(), 'header.lang': 'es' };
      expect((await sandbox.ask(loadQuoteByTransaction, { query })).body.coverages?.name).toBe('Mínimo del estado');
    });

    it('reports a saved quote that does not exist', async () => {
      const query = { transactionId: randomUUID() };
      expect(await sandbox.ask(loadQuote, { params: { rateQuoteId: 'rq-none' } })).toEqual(notFound);
      expect(await sandbox.ask(loadQuoteByTransaction, { query })).toEqual(notFound);
      expect(await sandbox.ask(getSelectedQuote, { query })).toEqual(notFound);
    });

    it('reports no selected quote before one is selected', async () => {
      expect(await sandbox.ask(getSelectedQuote, { query: { transactionId: await quoted() } })).toEqual(notFound);
    });
  });

  describe('customerQuote', () => {
    const ask = async (changes = {}) => {
      const body = { name: 'ALEX', surname, dob: '1990-04-17', driverLicenseNumber: '12345678', ...changes };
      return (await sandbox.ask(customerQuote, { body })).body;
    };

    it('finds the last quote of a customer', async () => {
      await quoted(maximalRequest);
      sandbox.clock.now += second;
      const transactionId = await quoted(maximalRequest);
      expect(await ask()).toMatchObject({ transactionId, rateQuoteId: await rateOf(transactionId), term: 12 });
      expect(await ask({ zipCode: '78701' })).toMatchObject({ transactionId });
    });

    it.each([{ name: 'Sam' }, { dob: '1990-04-18' }, { driverLicenseNumber: '1' }, { zipCode: '78704' }])(
      'finds no quote of the customer %j',
      async (changes) => {
        await quoted(maximalRequest);
        expect(await ask(changes)).toEqual({ isSuccess: true, message: '' });
      },
    );
  });

  describe('verifyQuoteOwner', () => {
    const verify = (RateQuoteId: string, DateOfBirth: string, headers = {}) =>
      sandbox.ask(verifyQuoteOwner, { body: { RateQuoteId, DateOfBirth }, headers });

    it('compares the date of birth with that of the primary driver', async () => {
      const rateQuoteId = await rateOf(await quoted(maximalRequest));
      expect((await verify(rateQuoteId, '1990-04-17')).body).toEqual({ isSuccess: true, message: '', isMatch: true });
      for (const dob of ['1991-09-02', '1990-04-18']) {
        expect((await verify(rateQuoteId, dob)).body).toEqual({
          isSuccess: true,
          message: "Your dob does not matched with the quote customer's dob.",
          isMatch: false,
        });
      }
    });

    it('reports that there is no quote to verify', async () => {
      expect(await verify('rq-none', '1990-04-17')).toEqual(notFound);
    });

    it('refuses a bearer token for the owner of a quote', async () => {
      expect(await verify('rq-none', '1990-04-17', { Authorization: 'Basic ZXhhbXBsZQ==' })).toEqual(notFound);
      expect((await verify('rq-none', '1990-04-17', { Authorization: 'Bearer guest-1' })).status).toBe(401);
    });
  });

  describe('requote', () => {
    it('rates the same request again, one carrier after the other', async () => {
      const previousId = await quoted(maximalRequest);
      const rateQuoteId = await rateOf(previousId);
      const { body } = await sandbox.ask(requote, { body: { rateQuoteId } });
      const { transactionId } = body;
      expect(transactionId).not.toBe(previousId);
      const soFar = async () => (await sandbox.ask(getResults, { query: { ...polling, transactionId } })).body;
      expect(await soFar()).toMatchObject({ isDone: false, completedCount: 0 });
      sandbox.clock.now += 5 * second;
      expect((await soFar()).isDone).toBe(false);
      sandbox.clock.now += 10 * second;
      expect((await soFar()).isDone).toBe(true);
      const prices = async (id: string) => (await ratesOf(id)).map(({ totalPremium }) => totalPremium);
      expect(await prices(transactionId)).toEqual(await prices(previousId));
      const transaction = (await sandbox.read(`/sandbox/admin/transactions/${transactionId}`)) as {
        request: QuoteRequest;
      };
      expect(transaction.request).toMatchObject({
        rc1TransactionId: previousId,
        previousQuoteNumber: expect.stringMatching(/^Q-/) as unknown,
      });
    });

    it('moves a past start of the policy to the next day', async () => {
      const rateQuoteId = await rateOf(await quoted(maximalRequest));
      sandbox.clock.now += 30 * day;
      const { body } = await sandbox.ask(requote, { body: { rateQuoteId } });
      sandbox.clock.now += 15 * second;
      expect((await ratesOf(body.transactionId))[0]!.effectiveDate! > new Date(sandbox.clock.now).toISOString()).toBe(
        true,
      );
      sandbox.clock.now -= 30 * day;
    });

    it('requires a bot-check token and an existing quote', async () => {
      expect(
        (await sandbox.ask(requote, { body: { rateQuoteId: 'rq-1' }, headers: { RecaptchaToken: '' } })).status,
      ).toBe(403);
      expect(await sandbox.ask(requote, { body: { rateQuoteId: 'rq-none' } })).toEqual(notFound);
    });

    it('rates again only in the variant of the previous quote', async () => {
      const request = requestFrom('CA', '90001');
      const transactionId = await quoted(
        { ...request, cars: [{ ...request.cars[0]!, annualMilesAge: 10_000 }] },
        { variant: 'ca' },
      );
      const { body } = await sandbox.ask(getResults, { variant: 'ca', query: { ...polling, transactionId } });
      const rateQuoteId = String(body.results![0]!.rates![0]!.rateQuoteId);
      expect((await sandbox.ask(requote, { body: { rateQuoteId } })).body.isSuccess).toBe(false);
      expect((await sandbox.ask(requote, { variant: 'ca', body: { rateQuoteId } })).body.isSuccess).toBe(true);
    });
  });

  it('rates a createQuote request as a prepareTransaction request', async () => {
    const { customer, ...request } = minimalRequest;
    const { address, ...who } = customer;
    const transactionId = randomUUID();
    const ask = (changes = {}) =>
      sandbox.ask(createQuote, { body: { ...request, ...who, ...address, transactionId, ...changes } });
    expect((await ask()).body).toEqual({ isSuccess: true, message: '', transactionId });
    const again = await sandbox.ask(prepareTransaction, { body: { ...minimalRequest, transactionId } });
    expect(again.body.isSuccess).toBe(true);
    expect((await ask({ state: 'AK', transactionId: randomUUID() })).body.message).toContain('AK');
  });
});
