import { describe, expect, it } from 'vitest';
import { MalformedError } from '../errors.ts';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { buyNowExamples } from './buy-now.examples.ts';
import { buyNow } from './buy-now.ts';

const calls = stubbedCalls({ now: () => Date.UTC(2026, 10, 20, 18) });

describe('buyNow', () => {
  const quote = { rateQuoteId: 'rq-1042', transactionId: 't-1', carrierId: '1042', carrierName: 'Prairie Mutual' };

  it('returns the address where a quote can be bought', async () => {
    calls.respondsWith(buyNowExamples.response.ready.body);
    expect(await buyNow(calls.client, { quote })).toEqual({ url: 'https://pay.partner.example/buy/rq-1042' });
    expect(calls.body()).toMatchObject({ rateQuoteId: 'rq-1042', transactionId: 't-1', carrierId: '1042' });
  });

  it('sends the carrier the pay plan that the visitor saw', async () => {
    calls.respondsWith(buyNowExamples.response.ready.body);
    const payPlan = { description: '6 payments', downPayment: 10710, installment: 10708, installmentCount: 5 };
    await buyNow(calls.client, { quote: { ...quote, payPlan, totalPremium: 64250 } });
    const { header: _, ...sent } = calls.body();
    const { header: _example, ...example } = buyNowExamples.request.byRate.body!;
    expect(sent).toEqual({ ...example, transactionId: 't-1' });
  });

  it.each(['', null, undefined, {}])('reports a carrier without a purchase page: %j', async (buyNowUrl) => {
    calls.respondsWith({ isSuccess: true, buyNowUrl });
    await expect(buyNow(calls.client, { quote })).rejects.toMatchObject({
      kind: 'refused',
      message: 'Buy Now url empty for carrier:Prairie Mutual',
      status: 200,
      rateQuoteId: 'rq-1042',
    });
  });

  it.each(['javascript:alert(1)', 'http://pay.partner.example/', 'https://pay.partner.example@evil.example/'])(
    'rejects the untrusted purchase address %s',
    async (buyNowUrl) => {
      calls.respondsWith({ isSuccess: true, buyNowUrl });
      await expect(buyNow(calls.client, { quote })).rejects.toBeInstanceOf(MalformedError);
    },
  );
});
