import { describe, expect, it } from 'vitest';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { cityByZipExamples } from './city-by-zip.examples.ts';
import { cityByZip } from './city-by-zip.ts';

const calls = stubbedCalls({ now: () => Date.UTC(2026, 10, 20, 18) });

describe('cityByZip', () => {
  it('reads a zip code that can be quoted', async () => {
    calls.answers(cityByZipExamples.response.served.body);
    expect(await cityByZip(calls.client, { zip: '78701' })).toEqual({
      isQuotable: true,
      places: [{ zip: '78701', state: 'TX', city: 'Austin' }],
    });
    expect(calls.query()).toEqual({ path: '/api/address/citybyzip', zip: '78701' });
  });

  it('reads a known zip code that cannot be quoted', async () => {
    calls.answers(cityByZipExamples.response.notServed.body);
    expect(await cityByZip(calls.client, { zip: '99501' })).toEqual({
      isQuotable: false,
      places: [{ zip: '99501', state: 'AK', city: 'Anchorage' }],
    });
  });

  it.each([[[]], [[{ zip: '78701', state: 'XX', city: 'Nowhere' }]], [[null, 'TX', {}]]])(
    'reads a zip code without a known city as not quotable: %j',
    async (addresses) => {
      calls.answers({ isQuoteAvaliable: true, addresses });
      expect(await cityByZip(calls.client, { zip: '78701' })).toEqual({ isQuotable: false, places: [] });
    },
  );
});
