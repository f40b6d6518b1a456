import { expect, test } from 'vitest';
import type { MapMarker } from './map-provider.ts';
import { groupMarkers } from './marker-groups.ts';

const country = { north: 50, south: 24, east: -66, west: -125 };
const marker = (id: number, latitude: number, longitude: number): MapMarker => ({
  id: String(id),
  label: `Office ${id}`,
  position: { latitude, longitude },
});

test('groups markers that would overlap at a zoom level', () => {
  const groups = groupMarkers([marker(0, 30.27, -97.74), marker(1, 30.28, -97.73), marker(2, 29.76, -95.37)]);
  const far = groups.at(country, 5);
  expect(far.groups.map(({ count }) => count)).toEqual([3]);
  const nearer = groups.at(country, 8);
  expect(nearer.groups.map(({ count }) => count)).toEqual([2]);
  expect(nearer.markers.map(({ id }) => id)).toEqual(['2']);
  const [group] = nearer.groups;
  const apart = groups.at(country, group!.expansionZoom);
  expect(apart.groups).toEqual([]);
  expect(apart.markers).toHaveLength(3);
});

test('does not group markers at the zoom level of a single office', () => {
  const groups = groupMarkers([marker(0, 30.27, -97.74), marker(1, 30.270_01, -97.74)]);
  expect(groups.at(country, 13).groups).toEqual([]);
});

test('shows or counts each of 5,000 markers at every zoom level', () => {
  const all = Array.from({ length: 5000 }, (_, id) => marker(id, 25 + ((id * 7.31) % 24), -124 + ((id * 3.77) % 57)));
  const groups = groupMarkers(all);
  for (const zoom of [3, 5, 9, 12, 13]) {
    const { markers, groups: found } = groups.at(country, zoom);
    expect(markers.length + found.reduce((sum, { count }) => sum + count, 0)).toBe(5000);
  }
});

test('omits markers outside the bounds', () => {
  const groups = groupMarkers([marker(0, 30.27, -97.74)]);
  expect(groups.at({ north: 48, south: 47, east: -120, west: -123 }, 9)).toEqual({ markers: [], groups: [] });
});
