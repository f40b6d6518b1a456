import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { californiaStart } from '#services/buying/california-start.contract';
import { loadBindQuote } from '#services/buying/load-bind-quote.contract';
import { exampleHeader } from '#services/contract/header.examples';
import { buyNow } from '#services/rating/buy-now.contract';
import { getCoverages } from '#services/rating/get-coverages.contract';
import { getResults } from '#services/rating/get-results.contract';
import { prepareTransaction } from '#services/rating/prepare-transaction.contract';
import { selectQuote } from '#services/rating/select-quote.contract';
import type { QuoteRequest } from '../../rating/quote-request.ts';
import { logSkippedDatabases, testDatabases } from '../../testing/databases.ts';
import { maximalRequest, minimalRequest, requestFrom } from '../../testing/quote-requests.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

const second = 1_000;
const polling = {
  returnAll: 'true',
  filterErrors: 'true',
  takeBestResults: 'false',
  resultLimit: '1',
  allRates: 'false',
};

logSkippedDatabases('rating calls');

describe.each(testDatabases)('rating on $name', ({ url }) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox({ databaseUrl: url });
  });
  afterAll(() => sandbox.close());

  async function submit(request: QuoteRequest = minimalRequest, transactionId: string = randomUUID()): Promise<string> {
    const { body } = await sandbox.ask(prepareTransaction, { body: { ...request, transactionId } });
    expect(body).toMatchObject({ isSuccess: true, transactionId });
    return transactionId;
  }

  async function results(transactionId: string, query: Record<string, string> = {}) {
    return (await sandbox.ask(getResults, { query: { ...polling, transactionId, ...query } })).body;
  }

  /** The results after the last carrier has answered. */
  async function finalResults(transactionId: string, query: Record<string, string> = {}) {
    sandbox.clock.now += 15 * second;
    return results(transactionId, query);
  }

  describe('getCoverages', () => {
    it('returns coverages in the language of the header', async () => {
      const names = async (lang: string) => {
        const { body } = await sandbox.ask(getCoverages, { query: { state: 'TX', 'header.lang': lang } });
        return body.products.map(({ name }) => name);
      };
      expect(await names('en')).toEqual(['State minimum', 'Liability plus', 'Full coverage', 'Full coverage plus']);
      expect((await names('es'))[0]).toBe('Mínimo del estado');
    });

    it('returns no coverages for a state without packages', async () => {
      const { body } = await sandbox.ask(getCoverages, { query: { state: 'AR' } });
      expect(body).toEqual({ isSuccess: true, message: '', products: [] });
    });
  });

  describe('prepareTransaction', () => {
    it.each([
      ['another request under the same id', 409, { ...minimalRequest, term: 12 }, minimalRequest],
      ['a state without quotes', 200, requestFrom('AK', '99501')],
      ['California by the primary variant', 200, requestFrom('CA', '90001')],
      ['a package that the state lacks', 400, { ...minimalRequest, coverages: { productCd: 'NONE', coverages: [] } }],
      [
        'two primary drivers',
        400,
        { ...minimalRequest, drivers: [...minimalRequest.drivers, ...minimalRequest.drivers] },
      ],
      ['no driver', 400, { ...minimalRequest, drivers: [] }],
    ])('refuses %s', async (_, status, refused, before?: QuoteRequest) => {
      const transactionId = before ? await submit(before) : randomUUID();
      const answer = await sandbox.ask(prepareTransaction, { body: { ...refused, transactionId } });
      expect(answer).toMatchObject({ status, body: { isSuccess: false } });
      expect(answer.body.message).not.toBe('');
    });

    it('requires the annual mileage in California', async () => {
      const request = requestFrom('CA', '90001');
      const ask = (cars: unknown) =>
        sandbox.ask(prepareTransaction, { variant: 'ca', body: { ...request, cars, transactionId: randomUUID() } });
      expect((await ask(request.cars)).body.message).toContain('annualMilesAge');
      expect((await ask([{ ...request.cars[0], annualMilesAge: 10_000 }])).body.isSuccess).toBe(true);
    });

    it('rates a transaction once, however often it is submitted', async () => {
      const transactionId = await submit();
      sandbox.clock.now += 2 * second;
      const before = await results(transactionId);
      await Promise.all(Array.from({ length: 10 }, () => submit(minimalRequest, transactionId)));
      expect(await results(transactionId)).toEqual(before);
    });
  });

  describe('getResults', () => {
    it('returns the carriers’ rates one by one until all have answered', async () => {
      // When carriers answer follows from the transaction's id.
      const transactionId = await submit(minimalRequest, '5a1c0de0-0000-4000-8000-000000000001');
      const counts: number[] = [];
      for (let elapsed = 0; elapsed <= 10; elapsed += 1) {
        const { completedCount, isDone, results: soFar } = await results(transactionId);
        counts.push(Number(completedCount));
        expect(soFar!.length).toBeLessThanOrEqual(Number(completedCount));
        expect(isDone).toBe(completedCount === 10);
        sandbox.clock.now += second;
      }
      expect(counts[0]).toBe(0);
      expect(counts.at(-1)).toBe(10);
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
      expect(new Set(counts).size).toBeGreaterThan(4);
    });

    it('offers an ordinary adult at least eight rates, of every kind', async () => {
      const { results: final, isDone } = await finalResults(await submit());
      expect(isDone).toBe(true);
      expect(final!.length).toBeGreaterThanOrEqual(8);
      expect(new Set(final!.map(({ bolType }) => bolType))).toEqual(new Set(['carrier', 'pseudo', '']));
      expect(final!.some(({ showBuyButton }) => showBuyButton)).toBe(true);
      expect(final!.some(({ openNewWindow }) => openNewWindow)).toBe(true);
      expect(final!.some(({ rates }) => rates![0]!.payPlanNumOfPayments === 0)).toBe(true);
    });

    it('returns the same price for the same answers', async () => {
      const prices = async () =>
        new Map(
          (await finalResults(await submit(maximalRequest))).results!.map(({ companyID, rates }) => [
            companyID,
            rates![0]!.totalPremium,
          ]),
        );
      expect(await prices()).toEqual(await prices());
    });

    it('returns no rates before the last one unless partial results are requested', async () => {
      // The transaction id determines the carriers' delays: with another one, all may have answered by then.
      const transactionId = await submit(minimalRequest, '5f2a7c1e-93d4-4b0a-8e61-7d0c2b94a3f8');
      sandbox.clock.now += 6 * second;
      const early = await results(transactionId, { returnAll: 'false' });
      expect(early.completedCount).toBeGreaterThan(0);
      expect(early.results).toEqual([]);
      expect((await finalResults(transactionId, { returnAll: 'false' })).results!.length).toBeGreaterThanOrEqual(8);
    });

    it('returns every pay plan, or only the best rate', async () => {
      const transactionId = await submit();
      const all = (await finalResults(transactionId, { allRates: 'true', resultLimit: '5' })).results!;
      expect(all.some(({ rates }) => rates!.length === 2)).toBe(true);
      const best = (await results(transactionId, { takeBestResults: 'true' })).results!;
      const cheapest = Math.min(...all.map(({ rates }) => Number(rates![0]!.totalPremium)));
      expect(best.map(({ rates }) => rates![0]!.totalPremium)).toEqual([cheapest]);
    });

    it('serves the carriers’ logos', async () => {
      const { results: final } = await finalResults(await submit());
      for (const { logoUrl, companyName } of final!) {
        const logo = await fetch(logoUrl!);
        expect(logo.headers.get('Content-Type')).toBe('image/svg+xml');
        expect(await logo.text()).toContain(companyName.replace('&', '&amp;'));
      }
    });

    it('reports a transaction that was never submitted', async () => {
      const query = { ...polling, transactionId: randomUUID() };
      expect((await sandbox.ask(getResults, { query })).status).toBe(404);
    });
  });

  describe('faults of rating', () => {
    const scope = 'visit-faults';
    const ask = async (transactionId: string) =>
      (await sandbox.ask(getResults, { query: { ...polling, transactionId }, trackId: scope })).body;

    it('norates: lets every carrier decline', async () => {
      const transactionId = await submit();
      await sandbox.setFault({ call: 'getResults', kind: 'norates', scope });
      expect(await ask(transactionId)).toMatchObject({
        isSuccess: true,
        isDone: true,
        completedCount: 10,
        results: [],
      });
      expect(await results(transactionId)).toMatchObject({ isDone: false });
    });

    it('carrierNever: leaves the last carrier pending', async () => {
      const transactionId = await submit();
      await sandbox.setFault({ call: 'getResults', kind: 'carrierNever', scope });
      sandbox.clock.now += 300 * second;
      expect(await ask(transactionId)).toMatchObject({ isDone: false, completedCount: 9 });
    });

    it('carrierTwice: lists the first carrier twice', async () => {
      const transactionId = await submit();
      await sandbox.setFault({ call: 'getResults', kind: 'carrierTwice', scope });
      sandbox.clock.now += 15 * second;
      const [one, other] = (await ask(transactionId)).results!;
      expect(one).toBeDefined();
      expect(other).toEqual(one);
    });
  });

  describe('rate', () => {
    it('records the selection of a rate', async () => {
      const { results: final } = await finalResults(await submit());
      const rateQuoteId = String(final![0]!.rates![0]!.rateQuoteId);
      const trackId = randomUUID();
      const ask = (id: string) =>
        sandbox.ask(selectQuote, { body: { rateQuoteId: id, selectQuoteEventType: 2 }, trackId });
      expect((await ask(rateQuoteId)).body.isSuccess).toBe(true);
      expect((await ask('rq-none')).body).toEqual({ isSuccess: false, message: 'Quote not found!' });
      expect(await sandbox.read(`/sandbox/admin/selections?trackId=${trackId}`)).toMatchObject([
        { body: { rateQuoteId, selectQuoteEventType: 2 } },
      ]);
    });

    const rateOf = async (transactionId: string, bolType: string) => {
      const { results: final } = await finalResults(transactionId);
      // The page of a carrier that the agency itself sells is tested on its own.
      const result = final!.find(
        (candidate) => candidate.bolType === bolType && String(candidate.companyID) !== '1009',
      )!;
      return { rateQuoteId: String(result.rates![0]!.rateQuoteId), carrierId: String(result.companyID), result };
    };

    it('opens the purchase page of a partner carrier', async () => {
      const transactionId = await submit();
      const { rateQuoteId, carrierId, result } = await rateOf(transactionId, 'carrier');
      const { body } = await sandbox.ask(buyNow, { body: { rateQuoteId } });
      expect(body.buyNowUrl).toBe(`${sandbox.partnerUrl}/buy/${rateQuoteId}`);
      expect((await sandbox.ask(buyNow, { body: { transactionId, carrierId } })).body.buyNowUrl).toBe(body.buyNowUrl);

      const page = await fetch(body.buyNowUrl!);
      expect(page.headers.get('X-Frame-Options')).toBeNull();
      const offer = await page.text();
      expect(offer).toContain(result.companyName.replace('&', '&amp;'));
      expect(offer).toContain(String(result.rates![0]!.totalPremium));

      const confirmations = await Promise.all(
        [1, 2, 3].map(async () => (await fetch(body.buyNowUrl!, { method: 'POST' })).text()),
      );
      for (const confirmation of confirmations) expect(confirmation).toContain('You are covered');
      const purchases = (await sandbox.read('/sandbox/admin/purchases')) as { transactionId: string }[];
      expect(purchases.filter((purchase) => purchase.transactionId === transactionId)).toMatchObject([{ rateQuoteId }]);
    });

    it('opens the agency’s own page for a carrier that the agency sells', async () => {
      const transactionId = await submit();
      const { results: final } = await finalResults(transactionId);
      const result = final!.find(({ companyID }) => String(companyID) === '1009')!;
      const [rate] = result.rates!;
      const { body } = await sandbox.ask(buyNow, { body: { rateQuoteId: String(rate!.rateQuoteId) } });
      const { origin, pathname, searchParams } = new URL(body.buyNowUrl!);
      expect(origin + pathname).toBe(`${sandbox.url}/auto-payment.html`);
      expect(Object.fromEntries(searchParams)).toEqual({
        transactionId,
        carrierId: '1009',
        payplan: rate!.payPlanDescription,
        language: 'en',
      });
    });

    it('opens the follow-up page for a stand-in carrier, in the language of the request, with the selected pay plan', async () => {
      const transactionId = await submit();
      const { rateQuoteId, carrierId, result } = await rateOf(transactionId, 'pseudo');
      const bought = async (body: Record<string, unknown>) =>
        new URL((await sandbox.ask(buyNow, { body })).body.buyNowUrl!);
      const first = await bought({ rateQuoteId });
      expect(first.origin + first.pathname).toBe(`${sandbox.url}/pseudo-bind.html`);
      const asked = { rateQuoteId, transactionId, payplan: result.rates![0]!.payPlanDescription, language: 'en' };
      expect(Object.fromEntries(first.searchParams)).toEqual(asked);
      const selectedPaymentOption = {
        CompanyProductCd: carrierId,
        DownPaymentAmount: 1,
        InstallmentPaymentAmount: 1,
        NumberInstallmentPayments: 1,
        PayPlan: '2 payments',
        TotalCharges: 2,
      };
      const header = { ...exampleHeader, lang: 'es' };
      const chosen = await bought({ header, transactionId, carrierId, selectedPaymentOption });
      expect(Object.fromEntries(chosen.searchParams)).toEqual({ ...asked, payplan: '2 payments', language: 'es' });
    });

    it('loads a bind quote with its carrier, by rate alone or with its transaction', async () => {
      const transactionId = await submit(maximalRequest);
      const { rateQuoteId, carrierId } = await rateOf(transactionId, 'pseudo');
      const load = async (query: Record<string, string>, id = rateQuoteId) =>
        (await sandbox.ask(loadBindQuote, { params: { rateQuoteId: id }, query })).body;
      const { companyId, transaction } = await load({ transactionId });
      expect(companyId).toBe(carrierId);
      const { customer, drivers, cars } = maximalRequest;
      expect(transaction).toMatchObject({
        transactionId,
        customer: {
          email: customer.email,
          phoneNumber: customer.phoneNumber,
          address: { zipCode: customer.address.zipCode },
        },
        cars: cars.map(({ year, maker, model }) => ({ year, maker, model })),
      });
      expect(transaction.drivers).toHaveLength(drivers.length);
      expect(transaction.drivers[0]).toMatchObject({
        firstName: customer.name,
        lastName: customer.surname,
        relation: 0,
      });
      const refused = { isSuccess: false, message: 'Quote not found!' };
      expect(await load({ transactionId: randomUUID() })).toEqual(refused);
      expect(await load({}, 'rq-none')).toEqual(refused);
      expect((await load({})).companyId).toBe(carrierId);
    });

    it('records the California start of a purchase', async () => {
      const transactionId = await submit();
      const { rateQuoteId } = await rateOf(transactionId, 'pseudo');
      const trackId = randomUUID();
      const begin = async (id: string) =>
        (await sandbox.ask(californiaStart, { body: { rateQuoteId: id, transactionId }, trackId })).body;
      expect(await begin(rateQuoteId)).toEqual({ isSuccess: true, message: '' });
      expect(await begin('rq-none')).toEqual({ isSuccess: false, message: 'Quote not found!' });
      expect(await sandbox.read(`/sandbox/admin/california-starts?trackId=${trackId}`)).toMatchObject([
        { body: { rateQuoteId, transactionId } },
      ]);
    });

    it('returns no purchase page for a carrier that sells only through agents', async () => {
      const { rateQuoteId } = await rateOf(await submit(), '');
      expect((await sandbox.ask(buyNow, { body: { rateQuoteId } })).body).toMatchObject({
        isSuccess: true,
        buyNowUrl: '',
      });
    });

    it.each([
      ['noBuyNowUrl', ''],
      ['foreignBuyNowUrl', 'https://stranger.example/buy'],
    ] as const)('%s: returns the purchase address %j', async (kind, buyNowUrl) => {
      const { rateQuoteId } = await rateOf(await submit(), 'carrier');
      await sandbox.setFault({ call: 'buyNow', kind, scope: 'visit-buy' });
      const { body } = await sandbox.ask(buyNow, { body: { rateQuoteId }, trackId: 'visit-buy' });
      expect(body).toMatchObject({ isSuccess: true, buyNowUrl });
    });

    it('requires a rate in buyNow and reports an unknown one', async () => {
      expect((await sandbox.ask(buyNow, { body: { carrierId: '1001' } })).status).toBe(400);
      expect((await sandbox.ask(buyNow, { body: { rateQuoteId: 'rq-none' } })).body.message).toBe('Quote not found!');
      expect((await fetch(`${sandbox.partnerUrl}/buy/rq-none`)).status).toBe(404);
    });
  });
});
