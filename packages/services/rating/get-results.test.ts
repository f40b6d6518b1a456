import { describe, expect, it } from 'vitest';
import type { Quote } from '#domain/quote';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { getResultsExamples } from './get-results.examples.ts';
import { getResults } from './get-results.ts';

const calls = stubbedCalls({ now: () => Date.UTC(2026, 10, 20, 18) });

const results = () => getResults(calls.client, { transactionId: 't-1' });

describe('getResults', () => {
  it('sends the request that the specification describes', async () => {
    calls.answers(getResultsExamples.response.waiting.body);
    expect(await results()).toEqual({ quotes: [], isDone: false, completedCount: 0 });
    expect(calls.query()).toEqual({
      path: '/api/rating/getResultsByTransactionId',
      transactionId: 't-1',
      returnAll: 'true',
      filterErrors: 'true',
      takeBestResults: 'false',
      resultLimit: '1',
      allRates: 'false',
    });
  });

  it('reads the carriers’ rates as quotes', async () => {
    calls.answers(getResultsExamples.response.allCarriers.body);
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
  ])('drops a carrier with malformed rates and keeps the others: %s', async (_what, row) => {
    calls.answers({ results: [row, carrier], isDone: true, completedCount: 2 });
    const { quotes } = await results();
    expect(quotes.map(({ rateQuoteId }) => rateQuoteId)).toEqual(['rq-1042']);
  });

  it('uses the best rate that is well formed', async () => {
    const rates = [
      { ...rate, totalPremium: 'call us' },
      { ...rate, rateQuoteId: 'rq-second' },
    ];
    calls.answers({ results: [{ ...carrier!, rates }], isDone: true, completedCount: 1 });
    const { quotes } = await results();
    expect(quotes.map(({ rateQuoteId }) => rateQuoteId)).toEqual(['rq-second']);
  });

  it('accepts a rate without the fields that a quote card can omit', async () => {
    calls.answers({
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

  it('keeps one entry for a carrier that answers twice', async () => {
    calls.answers({ results: [carrier, withRate({ rateQuoteId: 'rq-2' }), carrier], completedCount: 3 });
    expect((await results()).quotes.map(({ rateQuoteId }) => rateQuoteId)).toEqual(['rq-1042', 'rq-2']);
  });

  it('reads a renewed token from the response', async () => {
    calls.answers({ results: [], token: 'guest-2' });
    expect(await results()).toMatchObject({ token: 'guest-2' });
  });
});
