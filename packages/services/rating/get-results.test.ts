import { describe, expect, it } from 'vitest';
import type { Quote } from '#domain/quote';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { getResultsExamples } from './get-results.examples.ts';
import { getResults } from './get-results.ts';

const calls = stubbedCalls({ now: () => Date.UTC(2026, 10, 20, 18) });

const results = () => getResults(calls.client, { transactionId: 't-1' });

describe('getResults', () => {
  it('sends the request of the specification', async () => {
    calls.respondsWith(getResultsExamples.response.waiting.body);
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
    calls.respondsWith(getResultsExamples.response.allCarriers.body);
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
  const rate = carrier!.rates![0]!;
  const withRate = (change: object) => ({ ...carrier!, rates: [{ ...rate, ...change }] });

  /** The carrier with these keys of its rate beside the list of rates, and null in the rate. */
  const splitAs = (...keys: (keyof typeof rate)[]) => ({
    ...carrier!,
    ...Object.fromEntries(keys.map((key) => [key, rate[key]])),
    rates: [{ ...rate, ...Object.fromEntries(keys.map((key) => [key, null])) }],
  });

  it.each([
    ['null', null],
    ['no rates', { ...carrier!, rates: [] }],
    ['no price', withRate({ totalPremium: null })],
    ['a negative price', withRate({ totalPremium: -5 })],
    ['a price that is not an amount', withRate({ totalPremium: 'call us' })],
    ['no rate id', withRate({ rateQuoteId: '' })],
    ['no term', withRate({ term: undefined })],
    ['no name', { ...carrier!, companyName: {} }],
    ['a price of 0', withRate({ totalPremium: 0 })],
  ])('drops a carrier with malformed rates and keeps the others: %s', async (_what, row) => {
    calls.respondsWith({ results: [row, carrier], isDone: true, completedCount: 2 });
    const { quotes } = await results();
    expect(quotes.map(({ rateQuoteId }) => rateQuoteId)).toEqual(['rq-1042']);
  });

  it('uses the best of the well-formed rates', async () => {
    const rates = [
      { ...rate, totalPremium: 'call us' },
      { ...rate, rateQuoteId: 'rq-second' },
    ];
    calls.respondsWith({ results: [{ ...carrier!, rates }], isDone: true, completedCount: 1 });
    const { quotes } = await results();
    expect(quotes.map(({ rateQuoteId }) => rateQuoteId)).toEqual(['rq-second']);
  });

  it('accepts a rate without the fields that a quote card can omit', async () => {
    calls.respondsWith({
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
          payPlan: { description: '', downPayment: 0, installment: 0, installmentCount: 0, isRestUnknown: true },
          effectiveDate: '2026-11-20',
          quoteNumber: '',
          isBuyable: true,
          isPseudoCarrier: true,
          opensNewWindow: false,
          coverages: [],
        },
      ],
      isDone: false,
      completedCount: 1,
    });
  });

  it.each([
    ['written amounts', withRate({ totalPremium: '$1,234.50', payPlanDownPayment: ' 205.75 ' })],
    ['amounts with a currency', withRate({ totalPremium: 'USD 1,080.00', payPlanDownPayment: '205.75 USD' })],
    ['one rate instead of a list', { ...carrier!, rates: rate }],
    ['other casing', { ...carrier!, companyID: undefined, companyId: '1042', rates: undefined, Rates: [rate] }],
    ['a term in ISO 8601', withRate({ term: 'P6M' })],
    ['a term in words', withRate({ term: '6 Months' })],
    ['one rate with some values in the result', { ...splitAs('rateQuoteId', 'term'), rates: { totalPremium: 642.5 } }],
    ['the rate’s keys in the result', { ...carrier!, ...rate, rates: undefined }],
    ['1 for true', { ...carrier!, showBuyButton: 1 }],
    [
      'cars and drivers of the quote request',
      {
        ...carrier!,
        cars: [{ Year: '2003', maker: 'Honda', commutingDays: 5 }],
        drivers: [{ firstName: 'Alex', dob: '1990-04-17' }],
      },
    ],
  ])('reads a carrier with %s and reports nothing', async (_what, row) => {
    calls.respondsWith({ results: [row], isDone: 'true', completedCount: '1' });
    expect(await results()).toMatchObject({
      quotes: [{ rateQuoteId: 'rq-1042', carrierId: '1042', term: 6, isBuyable: true }],
      isDone: true,
      completedCount: 1,
    });
    expect(calls.reported).toEqual([]);
  });

  it.each([
    [
      { deductible: 0, premium: '84.50 USD' },
      { deductible: 0, isIncluded: true },
    ],
    [
      { deductible: 0, selected: 'Y' },
      { deductible: 0, isIncluded: true },
    ],
    [
      { deductible: 500, isSelected: false, premium: 12 },
      { deductible: 500, isIncluded: false },
    ],
    [{ deductible: 0, premium: 0 }, { deductible: 0 }],
    [{ deductible: 0 }, { deductible: 0 }],
  ])('reads the rated coverage %j as %j', async (given, expected) => {
    calls.respondsWith({ results: [withRate({ coverages: [{ coverageCd: 'COMP', ...given }] })] });
    const [coverage] = (await results()).quotes[0]!.coverages;
    expect(coverage).toEqual({ code: 'COMP', description: '', limits: [], ...expected });
  });

  it('reads amounts that are written as text to the cent', async () => {
    calls.respondsWith({ results: [withRate({ totalPremium: '$1,234.50', payPlanDownPayment: '1,000' })] });
    expect((await results()).quotes).toMatchObject([{ totalPremium: 123450, payPlan: { downPayment: 100000 } }]);
  });

  it('reports left-out carriers, with the value and what is accepted', async () => {
    calls.respondsWith({ results: [withRate({ totalPremium: 'call us' }), { ...carrier!, rates: [] }, carrier] });
    await results();
    expect(calls.reported.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^getResults: 1 value of the response left out: results\[0\]\.rates\[0\]\.totalPremium is "call us"; accepted is /,
      ),
    ]);
  });

  it('marks the payments after the down payment as unknown when the carrier does not send them', async () => {
    const unknown = { payPlanPaymentAmount: null, payPlanNumOfPayments: null };
    calls.respondsWith({
      results: [withRate({ ...unknown }), withRate({ ...unknown, rateQuoteId: 'rq-2', payPlanDownPayment: 642.5 })],
    });
    expect((await results()).quotes.map(({ payPlan }) => payPlan.isRestUnknown)).toEqual([true, undefined]);
  });

  it.each([
    ['the price', ['totalPremium', 'term']],
    ['the pay plan', ['payPlanDownPayment', 'payPlanPaymentAmount', 'payPlanNumOfPayments']],
    ['the id', ['rateQuoteId', 'quoteNumber']],
  ] as const)('completes a rate with %s beside the list of rates', async (_what, keys) => {
    calls.respondsWith({ results: [carrier] });
    const whole = await results();
    calls.respondsWith({ results: [splitAs(...keys)] });
    expect(await results()).toEqual(whole);
    expect(calls.reported).toEqual([]);
  });

  it.each([
    ['a single payment', { payPlanNumOfPayments: 1 }, { downPayment: 64250, installmentCount: 1 }],
    ['no installments', { payPlanNumOfPayments: 0 }, { downPayment: 64250, installmentCount: 0 }],
    ['installments', { payPlanPaymentAmount: 128.5 }, { installmentCount: 0, isRestUnknown: true }],
    ['an unknown plan', { payPlanNumOfPayments: null }, { installmentCount: 0, isRestUnknown: true }],
  ])('keeps a carrier without a down payment, with %s', async (_what, change, payPlan) => {
    calls.respondsWith({ results: [withRate({ ...change, payPlanDownPayment: null })] });
    expect((await results()).quotes).toMatchObject([{ totalPremium: 64250, payPlan }]);
    expect(calls.reported).toEqual([]);
  });

  it('prefers the keys of a rate to those of its result', async () => {
    calls.respondsWith({ results: [{ ...withRate({}), totalPremium: 1, payPlanNumOfPayments: 1 }] });
    expect((await results()).quotes).toMatchObject([{ totalPremium: 64250, payPlan: { installmentCount: 5 } }]);
  });

  const unknownPlan = { installment: 0, installmentCount: 0, isRestUnknown: true };
  it.each([
    ['no payment', { payPlanPaymentAmount: 0 }],
    ['payments far below the price', { payPlanPaymentAmount: 1 }],
    ['a payment above the price', { payPlanPaymentAmount: 700 }],
    ['payments far above the price', { payPlanNumOfPayments: 60 }],
    ['a down payment above the price', { payPlanDownPayment: 700 }],
  ])('drops a pay plan with %s, and keeps the price', async (_what, change) => {
    calls.respondsWith({ results: [withRate(change)] });
    expect((await results()).quotes).toMatchObject([{ totalPremium: 64250, payPlan: unknownPlan }]);
  });

  it('keeps the last entry of a carrier that answers twice, in the position of the first', async () => {
    const corrected = withRate({ totalPremium: 700 });
    calls.respondsWith({ results: [carrier, withRate({ rateQuoteId: 'rq-2' }), corrected], completedCount: 3 });
    const { quotes } = await results();
    expect(quotes.map(({ rateQuoteId, totalPremium }) => [rateQuoteId, totalPremium])).toEqual([
      ['rq-1042', 70_000],
      ['rq-2', 64_250],
    ]);
  });

  it('reads a renewed token from the response', async () => {
    calls.respondsWith({ results: [], token: 'guest-2' });
    expect(await results()).toMatchObject({ token: 'guest-2' });
  });
});
