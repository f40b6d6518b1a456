import { describe, expect, test } from 'vitest';
import type { Label } from './base-map-data.ts';
import { placeLabels } from './place-labels.ts';

const city = (name: string, longitude: number): Label => ({ kind: 'city', name, code: name, latitude: 30, longitude });
const texas: Label = { kind: 'state', name: 'Texas', code: 'TX', latitude: 31, longitude: -99 };
const view = {
  zoom: 7,
  size: { x: 400, y: 400 },
  covered: [] as { left: number; top: number; right: number; bottom: number }[],
  /** 20 pixels a degree from -110, 20 pixels down from 40 degrees north. */
  project: ({ latitude, longitude }: Label) => ({ x: (longitude + 110) * 20, y: (40 - latitude) * 20 }),
};
const regional: Label[] = [
  { kind: 'county', name: 'Travis County', code: 'Travis County', latitude: 31, longitude: -104 },
  { kind: 'town', name: 'Manor', code: 'Manor', latitude: 34, longitude: -104, zip: '78653' },
  { kind: 'zip', name: '78701', code: '78701', latitude: 37, longitude: -104 },
];
const names = (zoom: number, cities: Label[]) =>
  placeLabels({ states: [texas], cities, regional }, { ...view, zoom }).map(({ text }) => text);

describe('placeLabels', () => {
  test('keeps the more important of two overlapping labels', () => {
    expect(names(7, [city('Austin', -98), city('Lockhart', -98)])).toEqual(['Austin', 'Texas']);
  });

  test('omits labels outside the view', () => {
    expect(names(7, [city('Boston', -71)])).toEqual(['Texas']);
  });

  test('shortens the names of states on small maps, and omits them near streets', () => {
    expect(names(3, [])).toEqual(['TX']);
    expect(names(10, [])).not.toContain('Texas');
  });

  test.each([
    [8, ['Texas']],
    [9, ['Travis County', 'Manor']],
    [11, ['Travis County', 'Manor 78653', '78701']],
  ])('labels counties, towns and zip codes at zoom %i: %j', (zoom, expected) => {
    expect(names(zoom, [])).toEqual(expected);
  });

  test('moves a city label out from under a marker, and omits it when there is no room', () => {
    // Austin is at 240, 200.
    const austin = city('Austin', -98);
    const topWith = (...covered: { left: number; top: number; right: number; bottom: number }[]) =>
      placeLabels({ states: [], cities: [austin], regional: [] }, { ...view, covered })[0]?.top;
    expect(topWith()).toBe(6);
    expect(topWith({ left: 230, top: 205, right: 250, bottom: 225 })).toBe(-18);
    // The tip of a pin is at the city.
    expect(topWith({ left: 224, top: 158, right: 256, bottom: 200 })).toBe(6);
    expect(topWith({ left: 220, top: 180, right: 260, bottom: 220 })).toBe(24);
    expect(topWith({ left: 0, top: 0, right: 400, bottom: 400 })).toBeUndefined();
  });

  test('shows more cities at closer zoom levels', () => {
    const many = Array.from({ length: 300 }, (_, index) => city(`Town ${index}`, index < 299 ? -71 : -98));
    expect(names(5, many)).toEqual(['Texas']);
    expect(names(8, many)).toEqual(['Town 299', 'Texas']);
  });
});
