import { describe, expect, it } from 'vitest';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { listCustomerQuotesExamples } from './list-customer-quotes.examples.ts';
import { listCustomerQuotes } from './list-customer-quotes.ts';

const calls = stubbedCalls();
const list = () => listCustomerQuotes(calls.client);
const { response } = listCustomerQuotesExamples;

describe('listCustomerQuotes', () => {
  it('sends the customer’s token, and reads quotes with and without a rate', async () => {
    calls.respondsWith(response.quotes.body);
    expect(await list()).toEqual([
      {
        rateQuoteId: 'rq-1042',
        transactionId: 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11',
        quoteNumber: 'Q-58213',
        quoteDate: '2026-11-02',
        effectiveDate: '2026-11-03',
        carrierName: 'Larkspur Mutual',
        totalPremium: 64_250,
        term: 6,
        drivers: ['Alex Example'],
        vehicles: ['2003 Honda Accord'],
      },
      {
        rateQuoteId: '',
        transactionId: 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c12',
        quoteNumber: '',
        quoteDate: '2026-10-02',
        effectiveDate: undefined,
        carrierName: '',
        totalPremium: undefined,
        term: undefined,
        drivers: [],
        vehicles: [],
      },
    ]);
    expect(calls.query()).toEqual({ path: '/api/customer/quotes' });
    expect(calls.received().headers.authorization).toBe('Bearer customer-1');
  });

  it('reads other names and cases, amounts and terms as text, and nulls', async () => {
    calls.respondsWith([
      {
        RateQuoteId: 1042,
        Premium: '$1,234.50',
        Term: 'P6M',
        Carrier: ' Larkspur Mutual ',
        QuoteNumber: null,
        Drivers: [{ FullName: 'Alex Example' }, null],
        Cars: [{ Year: '2003', Make: 'Honda', Model: null }, {}],
      },
    ]);
    expect(await list()).toMatchObject([
      {
        rateQuoteId: '1042',
        quoteNumber: '',
        totalPremium: 123_450,
        term: 6,
        carrierName: 'Larkspur Mutual',
        drivers: ['Alex Example'],
        vehicles: ['2003 Honda'],
      },
    ]);
  });

  it.each(['none', 'noneInWords'] as const)('reads no quotes: %s', async (name) => {
    calls.respondsWith(response[name].body);
    expect(await list()).toEqual([]);
  });

  it('throws any other refusal with the service’s message', async () => {
    calls.respondsWithStatus(400, response.unavailable.body);
    await expect(list()).rejects.toMatchObject({ kind: 'refused', reason: 'Service is not available' });
  });
});
