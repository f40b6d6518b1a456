import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { RefusedError } from '../errors.ts';
import { servicesConfig } from '../services-config.ts';
import { stubClient } from '../testing/stub-client.ts';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { reverseGeocodeExamples } from './reverse-geocode.examples.ts';
import { reverseGeocode } from './reverse-geocode.ts';

const calls = stubbedCalls({ now: () => Date.UTC(2026, 10, 20, 18) });

describe('reverseGeocode', () => {
  it('returns the zip code of a position', async () => {
    calls.respondsWith(reverseGeocodeExamples.response.austin.body);
    expect(await reverseGeocode(calls.client, { latitude: 30.267153, longitude: -97.743061 })).toEqual({
      zip: '78701',
      city: 'Austin',
      state: 'TX',
    });
    expect(calls.query()).toEqual({ path: '/geocode/reverseGeocode', location: '-97.743,30.267', f: 'json' });
  });

  it.each([
    ['at sea', reverseGeocodeExamples.response.atSea.body],
    ['abroad', { address: { City: 'Paris', Postal: '75001', CountryCode: 'FRA' } }],
    ['with an empty response', {}],
  ])('returns no place for a position %s', async (_where, given) => {
    calls.respondsWith(given);
    expect(await reverseGeocode(calls.client, { latitude: 1, longitude: 1 })).toEqual({});
  });

  it.each([
    ['empty', reverseGeocodeExamples.response.countryside.body],
    ['a word', { address: { City: 'Terlingua', RegionAbbr: 'TX', Postal: 'none' } }],
  ])('returns city and state of a position whose zip code is %s', async (_what, given) => {
    calls.respondsWith(given);
    expect(await reverseGeocode(calls.client, { latitude: 29.3, longitude: -103.6 })).toEqual({
      city: 'Terlingua',
      state: 'TX',
    });
  });

  it('throws a refusal when the geocoder denies access to a position', async () => {
    calls.respondsWith(reverseGeocodeExamples.response.refused.body);
    await expect(reverseGeocode(calls.client, { latitude: 1, longitude: 1 })).rejects.toBeInstanceOf(RefusedError);
  });

  it('sends no position when no geocoder is configured', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>();
    const { client } = stubClient('https://api.agency.example', { fetch, services: z.parse(servicesConfig, {}) });
    expect(await reverseGeocode(client, { latitude: 1, longitude: 1 })).toEqual({});
    expect(fetch).not.toHaveBeenCalled();
  });
});
