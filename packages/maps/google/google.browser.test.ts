import { beforeAll, beforeEach, expect, test } from 'vitest';
import { MapUnavailableError } from '../map-unavailable-error.ts';
import { installGoogleMapsFake } from '../testing/google-maps-fake.ts';
import { austin, openMapPage } from '../testing/map-page.ts';
import { createGoogleProvider } from './google-provider.ts';

const fake = () => (window as unknown as { googleMapsFake: { calls: [string, unknown][] } }).googleMapsFake;
const config = { provider: 'google', tiles: '', attribution: '', key: 'example-key' } as const;
const provider = createGoogleProvider(config);

beforeAll(() => installGoogleMapsFake());
beforeEach(() => void fake().calls.splice(0));

test('geocodes a zip code, and a city with and without a state, within the United States', async () => {
  expect(await provider.geocode({ zip: '78701' })).toEqual({ latitude: 30.2713, longitude: -97.7426 });
  expect(await provider.geocode({ city: 'Houston', state: 'TX' })).toEqual({ latitude: 29.7604, longitude: -95.3698 });
  await provider.geocode({ city: 'Houston', state: '' });
  expect(fake().calls).toEqual([
    ['geocode', { componentRestrictions: { country: 'US', postalCode: '78701' } }],
    ['geocode', { componentRestrictions: { country: 'US', administrativeArea: 'TX' }, address: 'Houston, TX' }],
    ['geocode', { componentRestrictions: { country: 'US' }, address: 'Houston' }],
  ]);
});

test('resolves with undefined for a place that Google does not find', async () => {
  expect(await provider.geocode({ zip: '00000' })).toBeUndefined();
});

test('finds the state of a position', async () => {
  expect(await provider.reverseGeocode(austin)).toEqual({ state: 'TX', zip: '78701' });
});

test('rejects when the request is aborted', async () => {
  const gone = new AbortController();
  const asked = provider.geocode({ zip: '78701' }, gone.signal);
  gone.abort();
  await expect(asked).rejects.toThrow(/abort/i);
});

test('rejects without a key, and loads no script', async () => {
  const page = openMapPage();
  const keyless = createGoogleProvider({ ...config, key: '' });
  await expect(keyless.draw(page.element, page.options)).rejects.toBeInstanceOf(MapUnavailableError);
  expect(document.querySelector('script[src*="maps.googleapis.com"]')).toBeNull();
  page.leave();
});
