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

test('finds a zip code, and a city of a state, within the country', async () => {
  expect(await provider.geocode({ zip: '78701' })).toEqual({ latitude: 30.2713, longitude: -97.7426 });
  expect(await provider.geocode({ city: 'Houston', state: 'TX' })).toEqual({ latitude: 29.7604, longitude: -95.3698 });
  expect(fake().calls).toEqual([
    ['geocode', { componentRestrictions: { country: 'US', postalCode: '78701' } }],
    ['geocode', { componentRestrictions: { country: 'US', administrativeArea: 'TX' }, address: 'Houston, TX' }],
  ]);
});

test('what Google does not find is nothing, and no failure', async () => {
  expect(await provider.geocode({ zip: '00000' })).toBeUndefined();
  expect(await provider.findPlace({ text: 'No such agency' })).toBeUndefined();
  expect(await provider.placeDetails('no-such-place')).toBeUndefined();
});

test('knows the state of a position', async () => {
  expect(await provider.reverseGeocode(austin)).toEqual({ state: 'TX' });
});

test('finds a place near a position, and what is said of it', async () => {
  const place = await provider.findPlace({ text: 'Lone Star', near: austin });
  expect(place).toEqual({
    placeId: 'place-austin',
    name: 'Lone Star Example Insurance',
    address: '100 Congress Ave, Austin, TX 78701',
    position: austin,
  });
  expect(fake().calls).toEqual([
    [
      'findPlaceFromQuery',
      {
        query: 'Lone Star',
        fields: ['name', 'geometry', 'place_id', 'formatted_address'],
        locationBias: { center: { lat: 30.2672, lng: -97.7431 }, radius: 50_000 },
      },
    ],
  ]);
  const details = await provider.placeDetails('place-austin');
  expect(details!.reviews).toEqual([
    { author: 'Alex Example', authorUrl: 'https://reviews.example/alex', rating: 5, text: 'Quick and kind.' },
    { author: 'Sam Sample', rating: 3, text: 'I waited a while.' },
  ]);
});

test('an answer that comes after the visitor has gone is dropped', async () => {
  const gone = new AbortController();
  const asked = provider.geocode({ zip: '78701' }, gone.signal);
  gone.abort();
  await expect(asked).rejects.toThrow(/abort/i);
});

test('without a key there is no map, and no script is asked for', async () => {
  const page = openMapPage();
  const keyless = createGoogleProvider({ ...config, key: '' });
  await expect(keyless.draw(page.element, page.options)).rejects.toBeInstanceOf(MapUnavailableError);
  expect(document.querySelector('script[src*="maps.googleapis.com"]')).toBeNull();
  page.leave();
});
