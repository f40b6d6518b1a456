import { describe, expect, it } from 'vitest';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { cityByZipExamples } from './city-by-zip.examples.ts';
import { cityByZip } from './city-by-zip.ts';

const calls = stubbedCalls({ now: () => Date.UTC(2026, 10, 20, 18) });

describe('cityByZip', () => {
  it('reads a zip code that can be quoted', async () => {
    calls.respondsWith(cityByZipExamples.response.served.body);
    expect(await cityByZip(calls.client, { zip: '78701' })).toEqual({
      isQuotable: true,
      places: [{ zip: '78701', state: 'TX', city: 'Austin' }],
    });
    expect(calls.query()).toEqual({ path: '/api/address/citybyzip', zip: '78701' });
  });

  it('reads a known zip code that cannot be quoted', async () => {
    calls.respondsWith(cityByZipExamples.response.notServed.body);
    expect(await cityByZip(calls.client, { zip: '99501' })).toEqual({
      isQuotable: false,
      places: [{ zip: '99501', state: 'AK', city: 'Anchorage' }],
    });
  });

  it.each([
    ['refuses', 200, { isSuccess: false, message: 'Zip code is not valid' }],
    ['does not find', 404, { message: 'Not found' }],
  ])('reads a zip code that the service %s as not quotable', async (_what, status, body) => {
    calls.respondsWithStatus(status, body);
    expect(await cityByZip(calls.client, { zip: '00000' })).toEqual({ isQuotable: false, places: [] });
  });

  it.each([
    ['a server error', 500, 'refused'],
    ['a rejected token', 401, 'status'],
    ['a refusal with a message about the service', 200, 'refused'],
    ['a refusal with a message about the service and status 400', 400, 'refused'],
  ])('throws an error for %s, which says nothing about the zip code', async (_what, status, kind) => {
    calls.respondsWithStatus(status, { isSuccess: false, message: 'Service is not available' });
    await expect(cityByZip(calls.client, { zip: '78701' })).rejects.toMatchObject({ kind, status });
  });

  it.each([[[]], [[{ zip: '78701', state: 'XX', city: 'Nowhere' }]]])(
    'reads a zip code without a known city as not quotable: %j',
    async (addresses) => {
      calls.respondsWith({ isQuoteAvaliable: true, addresses });
      expect(await cityByZip(calls.client, { zip: '78701' })).toEqual({ isQuotable: false, places: [] });
    },
  );

  it.each([
    [true, [null, 'TX', {}]],
    [false, [{ zip: 'none', state: 'TX', city: 'Austin' }]],
    [false, [{ zip: '78701', state: 'TX' }]],
  ])('throws for a list without a readable city, with quotes %s: %j', async (isQuoteAvaliable, addresses) => {
    calls.respondsWith({ isQuoteAvaliable, addresses, message: 'Success' });
    await expect(cityByZip(calls.client, { zip: '78701' })).rejects.toMatchObject({ kind: 'malformed' });
  });

  it.each([undefined, 'Invalid zip code', 'Zip code not found'])(
    'returns an unknown zip code for a refusal with the message %j',
    async (message) => {
      calls.respondsWith({ isSuccess: false, message });
      expect(await cityByZip(calls.client, { zip: '00000' })).toEqual({ isQuotable: false, places: [] });
      expect(calls.reported).toMatchObject([{ kind: 'refused', reason: message }]);
    },
  );

  const notServed = 'We do not offer quotes in this area.';

  it.each([
    ['a refusal that says so', { isSuccess: false, message: notServed }],
    ['a message that says so', { isQuoteAvaliable: false, addresses: [], message: notServed }],
    ['a message that says so, with an empty city', { isQuoteAvaliable: false, addresses: [{}], message: notServed }],
    ['no list of cities', { isSuccess: true, message: '', isQuoteAvaliable: false }],
    [
      'only cities of unknown states',
      { isQuoteAvaliable: false, addresses: [{ zip: '99501', state: 'XX', city: 'Nowhere' }] },
    ],
  ])('returns a zip code that is not served, without a place, for %s', async (_what, body) => {
    calls.respondsWith(body);
    expect(await cityByZip(calls.client, { zip: '99501' })).toEqual({
      isQuotable: false,
      places: [],
      isNotServed: true,
    });
  });

  it.each([
    ['an empty list of cities', { isQuoteAvaliable: false, addresses: [] }],
    ['a message that says so', { isQuoteAvaliable: false, message: 'This zip code does not exist.' }],
  ])('returns an unknown zip code for %s', async (_what, body) => {
    calls.respondsWith(body);
    expect(await cityByZip(calls.client, { zip: '00000' })).toEqual({ isQuotable: false, places: [] });
  });

  it.each([
    ['the right spelling', { isQuoteAvailable: true, addresses: [{ zip: '78701', state: 'TX', city: 'Austin' }] }],
    [
      'capitalized keys, text and a long zip code',
      { IsQuoteAvaliable: 'True', Addresses: [{ Zip: '78701-0001', State: 'tx', City: 'Austin' }] },
    ],
    ['the name of the state', { isQuoteAvailable: 1, addresses: [{ zip: '78701', state: 'Texas', city: 'Austin' }] }],
    ['its Spanish name', { isQuoteAvailable: 1, addresses: [{ zip: '78701', state: 'Tejas', city: 'Austin' }] }],
    ['spaces after the code', { isQuoteAvailable: 1, addresses: [{ zip: '78701', state: 'TX ', city: 'Austin' }] }],
    ['numbers', { isQuoteAvailable: 1, addresses: [{ zipCode: 78701, state: 'TX', city: 'Austin' }] }],
  ])('reads a response with %s', async (_what, body) => {
    calls.respondsWith(body);
    expect(await cityByZip(calls.client, { zip: '78701' })).toEqual({
      isQuotable: true,
      places: [{ zip: '78701', state: 'TX', city: 'Austin' }],
    });
  });
});
