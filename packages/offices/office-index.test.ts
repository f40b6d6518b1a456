import { describe, expect, test } from 'vitest';
import type { GeoPosition } from '#domain/geo-position';
import { createOfficeIndex } from './office-index.ts';

interface Office extends GeoPosition {
  id: number;
}

/** Deterministic pseudo-random positions in the contiguous United States. */
function offices(count: number): Office[] {
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return Array.from({ length: count }, (_, id) => ({
    id,
    latitude: 25 + random() * 24,
    longitude: -124 + random() * 57,
  }));
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The spherical law of cosines, an independent formula to check the index against. */
function angle(a: GeoPosition, b: GeoPosition): number {
  const cosine =
    Math.sin(radians(a.latitude)) * Math.sin(radians(b.latitude)) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.cos(radians(a.longitude - b.longitude));
  return Math.acos(Math.min(1, cosine));
}

describe('nearest', () => {
  const all = offices(5000);
  const index = createOfficeIndex(all, (office) => office);

  test.each([
    { latitude: 30.27, longitude: -97.74 },
    { latitude: 47.6, longitude: -122.3 },
    { latitude: 25.8, longitude: -80.2 },
    // Far from every office.
    { latitude: 64.1, longitude: -21.9 },
  ])('returns the same eight of 5,000 offices as a full scan, in order: $latitude, $longitude', (position) => {
    const byHand = all.toSorted((a, b) => angle(position, a) - angle(position, b)).slice(0, 8);
    expect(index.nearest(position, 8).map(({ id }) => id)).toEqual(byHand.map(({ id }) => id));
  });

  test('respects a maximum distance in miles', () => {
    const two = [
      { id: 0, latitude: 30.27, longitude: -97.74 },
      // A degree of latitude is 69 miles.
      { id: 1, latitude: 31.27, longitude: -97.74 },
    ];
    const small = createOfficeIndex(two, (office) => office);
    expect(small.nearest(two[0]!, 8, 68).map(({ id }) => id)).toEqual([0]);
    expect(small.nearest(two[0]!, 8, 70).map(({ id }) => id)).toEqual([0, 1]);
  });

  test('returns nothing for an empty index', () => {
    expect(createOfficeIndex<Office>([], (office) => office).nearest({ latitude: 30, longitude: -97 }, 8)).toEqual([]);
  });
});

test('returns the same offices within bounds as a full scan', () => {
  const all = offices(2000);
  const [north, south, east, west] = [33, 29, -95, -99];
  const byHand = all.filter(
    ({ latitude, longitude }) => latitude <= north && latitude >= south && longitude <= east && longitude >= west,
  );
  const found = createOfficeIndex(all, (office) => office).within({ north, south, east, west });
  expect(byHand.length).toBeGreaterThan(5);
  expect(new Set(found)).toEqual(new Set(byHand));
});
