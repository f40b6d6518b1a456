import { describe, expect, it } from 'vitest';
import { servedStates } from '../places/served-states.ts';
import { maximalRequest, minimalRequest, requestFrom, requestOf } from '../testing/quote-requests.ts';
import { carriers } from './carriers.ts';
import type { QuoteRequest } from './quote-request.ts';
import { type CarrierAnswer, rateRequest } from './rate-request.ts';

const now = Date.UTC(2026, 10, 20, 18);

const withRates = (answers: CarrierAnswer[]) => answers.filter(({ rates }) => rates.length > 0);

function meanPremium(request: QuoteRequest): number {
  const totals = withRates(rateRequest(request, now)).map(({ rates }) => rates[0]!.totalPremium);
  return totals.reduce((sum, total) => sum + total, 0) / totals.length;
}

describe('rateRequest', () => {
  it('returns the same rates for the same request', () => {
    expect(rateRequest(maximalRequest, now)).toEqual(rateRequest(maximalRequest, now));
  });

  it('gives another transaction other rate ids at the same price', () => {
    const [one] = withRates(rateRequest(minimalRequest, now));
    const [other] = withRates(rateRequest({ ...minimalRequest, transactionId: 'another' }, now));
    expect(other!.rates[0]!.rateQuoteId).not.toBe(one!.rates[0]!.rateQuoteId);
    expect(other!.rates[0]!.totalPremium).toBe(one!.rates[0]!.totalPremium);
  });

  it.each(servedStates.filter((state) => state !== 'AR'))(
    'offers an ordinary adult at least eight rates in %s',
    (state) => {
      const answers = withRates(rateRequest(requestFrom(state, '78701'), now));
      expect(answers.length).toBeGreaterThanOrEqual(8);
    },
  );

  it('lets each carrier answer in one to nine seconds', () => {
    for (const { delay } of rateRequest(minimalRequest, now)) {
      expect(delay).toBeGreaterThanOrEqual(1_000);
      expect(delay).toBeLessThanOrEqual(9_000);
    }
  });

  it('rates with one carrier when the request names it', () => {
    const answers = rateRequest({ ...minimalRequest, carrierId: '1005' }, now);
    expect(answers.map(({ carrierId }) => carrierId)).toEqual(['1005']);
  });

  it('starts the policy on the next day in Chicago, unless the request names a day', () => {
    const lateEvening = Date.UTC(2026, 10, 21, 4);
    expect(withRates(rateRequest(minimalRequest, lateEvening))[0]!.rates[0]!.effectiveDate).toBe('2026-11-21');
    const asked = rateRequest({ ...minimalRequest, effectiveDate: '2026-12-24' }, lateEvening);
    expect(withRates(asked)[0]!.rates[0]!.effectiveDate).toBe('2026-12-24');
  });

  it('adds the down payment and the installments up to the total', () => {
    for (const rate of rateRequest(maximalRequest, now).flatMap(({ rates }) => rates)) {
      const paid = rate.payPlanDownPayment + rate.payPlanNumOfPayments * rate.payPlanPaymentAmount;
      expect(paid).toBeCloseTo(rate.totalPremium, 6);
    }
  });

  it('lists every fee that is in the total', () => {
    const [usual, inFull] = rateRequest(maximalRequest, now).find(({ rates }) => rates.length === 2)!.rates;
    expect(usual!.fees.map(({ feeCd }) => feeCd)).toEqual(['POLICY', 'INSTALLMENT']);
    expect(inFull!.fees.map(({ feeCd }) => feeCd)).toEqual(['POLICY']);
    const feeOf = (rate: typeof usual) => rate!.fees.reduce((sum, { amount }) => sum + amount, 0);
    expect(usual!.totalPremium - feeOf(usual)).toBeCloseTo(inFull!.totalPremium - feeOf(inFull), 1);
  });

  it('charges a plausible price for six months', () => {
    for (const { rates } of withRates(rateRequest(minimalRequest, now))) {
      expect(rates[0]!.totalPremium).toBeGreaterThan(250);
      expect(rates[0]!.totalPremium).toBeLessThan(900);
    }
  });

  const dearer: [string, QuoteRequest][] = [
    ['a driver of 19', requestOf('2007-04-17')],
    ['full coverage', { ...minimalRequest, coverages: { productCd: 'LUUCC', coverages: [] } }],
    ['a year', { ...minimalRequest, term: 12 }],
    ['a second car', { ...minimalRequest, cars: [...minimalRequest.cars, ...minimalRequest.cars] }],
    ['30,000 miles a year', { ...minimalRequest, cars: [{ ...minimalRequest.cars[0]!, annualMilesAge: 30_000 }] }],
    ['no current insurance', { ...minimalRequest, drivers: [{ ...minimalRequest.drivers[0]!, insured: 1 }] }],
    [
      'a higher limit',
      {
        ...minimalRequest,
        coverages: { productCd: 'SML', coverages: [{ coverageCd: 'BI', limit: { val1: 100_000, val2: 300_000 } }] },
      },
    ],
  ];
  it.each(dearer)('charges more for %s', (_, request) => {
    expect(meanPremium(request)).toBeGreaterThan(meanPremium(minimalRequest));
  });

  it('charges married drivers less', () => {
    const married = { ...minimalRequest, drivers: [{ ...minimalRequest.drivers[0]!, marital: 0 as const }] };
    expect(meanPremium(married)).toBeLessThan(meanPremium(minimalRequest));
  });

  it('charges less for a higher deductible', () => {
    const withDeductible = (deductible: number): QuoteRequest => ({
      ...minimalRequest,
      coverages: { productCd: 'LUUCC', coverages: [{ coverageCd: 'COLL', deductible }] },
    });
    expect(meanPremium(withDeductible(1000))).toBeLessThan(meanPremium(withDeductible(250)));
  });

  it('uses the package’s own value when a requested coverage is not offered', () => {
    const odd = { productCd: 'SML', coverages: [{ coverageCd: 'BI', limit: { val1: 7, val2: 7 } }] };
    expect(meanPremium({ ...minimalRequest, coverages: odd })).toBe(meanPremium(minimalRequest));
  });
});

describe('carriers', () => {
  it('the carriers cover every way to buy and to pay', () => {
    expect(new Set(carriers.map(({ bolType }) => bolType))).toEqual(new Set(['carrier', 'pseudo', '']));
    expect(carriers.some(({ opensNewWindow }) => opensNewWindow)).toBe(true);
    const plans = carriers.map(({ payPlan }) => payPlan.description);
    expect(plans).toEqual(expect.arrayContaining(['OD', 'OH', '1 Mo', '4 payments', 'Paid in full']));
    expect(plans.some((plan) => plan.startsWith('EFT'))).toBe(true);
  });
});
