import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { MapUnavailableError } from '../map-unavailable-error.ts';
import { googleMapsFake, installGoogleMapsFake } from '../testing/google-maps-fake.ts';
import { austin, openMapPage } from '../testing/map-page.ts';
import { createGoogleProvider } from './google-provider.ts';
import { createGoogleReviews } from './google-reviews.ts';

const config = { provider: 'google', tiles: '', attribution: '', key: 'example-key' } as const;
const provider = createGoogleProvider(config);

beforeAll(() => installGoogleMapsFake());
beforeEach(() => void googleMapsFake().calls.splice(0));

test('geocodes a zip code, and a city with and without a state, within the United States', async () => {
  expect(await provider.geocode({ zip: '78701' })).toEqual({ latitude: 30.2713, longitude: -97.7426 });
  expect(await provider.geocode({ city: 'Houston', state: 'TX' })).toEqual({ latitude: 29.7604, longitude: -95.3698 });
  await provider.geocode({ city: 'Houston', state: '' });
  expect(googleMapsFake().calls).toEqual([
    ['geocode', { componentRestrictions: { country: 'US', postalCode: '78701' } }],
    ['geocode', { componentRestrictions: { country: 'US', administrativeArea: 'TX' }, address: 'Houston, TX' }],
    ['geocode', { componentRestrictions: { country: 'US' }, address: 'Houston' }],
  ]);
});

test('resolves with undefined for a place that Google does not find', async () => {
  expect(await provider.geocode({ zip: '00000' })).toBeUndefined();
});

test.each(['OVER_QUERY_LIMIT', 'REQUEST_DENIED', 'ERROR'])(
  'rejects when the geocoder answers %s, which says nothing about the place',
  async (status) => {
    googleMapsFake().geocoderStatus = status;
    onTestFinished(() => void (googleMapsFake().geocoderStatus = undefined));
    await expect(provider.geocode({ zip: '78701' })).rejects.toThrow(status);
    await expect(provider.reverseGeocode(austin)).rejects.toThrow(status);
  },
);

test('finds no place at a position where Google has none', async () => {
  googleMapsFake().geocoderStatus = 'ZERO_RESULTS';
  onTestFinished(() => void (googleMapsFake().geocoderStatus = undefined));
  expect(await provider.reverseGeocode(austin)).toBeUndefined();
});

test('finds the state of a position', async () => {
  expect(await provider.reverseGeocode(austin)).toEqual({ state: 'TX', zip: '78701' });
});

test('finds a business by its name near a position, then its reviews', async () => {
  const found = await provider.findReviews!({ text: 'Lone Star Cover', near: austin });
  expect(found).toMatchObject({ rating: 4.3, count: 312, url: 'https://maps.google.com/?cid=1' });
  expect(found!.reviews[0]).toEqual({
    authorName: 'Customer 1',
    rating: 5,
    text: 'Quick and kind.',
    authorUrl: 'https://www.google.com/maps/contrib/1',
  });
  expect(googleMapsFake().calls).toEqual([
    [
      'findPlaceFromQuery',
      {
        query: 'Lone Star Cover',
        fields: ['name', 'geometry', 'place_id', 'formatted_address'],
        locationBias: { lat: austin.latitude, lng: austin.longitude },
      },
    ],
    ['getDetails', expect.objectContaining({ placeId: 'place-1' })],
  ]);
});

test('finds the reviews of a known place at once, none of an unknown one, and rejects any other status', async () => {
  expect((await provider.findReviews!({ text: '', placeId: 'place-2' }))?.reviews).toHaveLength(3);
  expect(googleMapsFake().calls.map(([name]) => name)).toEqual(['getDetails']);
  expect(await provider.findReviews!({ text: 'Nobody' })).toBeUndefined();
  await expect(provider.findReviews!({ text: 'Denied' })).rejects.toThrow('REQUEST_DENIED');
});

test('reads reviews without words, and places that lack optional fields', async () => {
  class PlacesService {
    getDetails(_request: unknown, done: (found: object, status: string) => void) {
      done({ reviews: [{ rating: '5' }], user_ratings_total: '1,234', rating: null }, 'OK');
    }
  }
  const findReviews = createGoogleReviews({ PlacesService } as unknown as google.maps.PlacesLibrary);
  expect(await findReviews({ text: '', placeId: 'place-1' })).toEqual({
    reviews: [{ authorName: '', rating: 5, text: '', authorUrl: '' }],
    rating: undefined,
    count: 1234,
    url: '',
  });
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
