import { describe, expect, test } from 'vitest';
import type { Label } from './base-map-data.ts';
import { placeLabels } from './place-labels.ts';

const city = (name: string, longitude: number): Label => ({ kind: 'city', name, code: name, latitude: 30, longitude });
const texas: Label = { kind: 'state', name: 'Texas', code: 'TX', latitude: 31, longitude: -99 };
const view = {
  zoom: 7,
  size: { x: 400, y: 400 },
  /** 20 pixels a degree from -110, 20 pixels down from 40 degrees north. */
  project: ({ latitude, longitude }: Label) => ({ x: (longitude + 110) * 20, y: (40 - latitude) * 20 }),
};
const names = (zoom: number, labels: Label[]) =>
  placeLabels({ states: [texas], cities: labels }, { ...view, zoom }).map(({ text }) => text);

describe('placeLabels', () => {
  test('keeps the more important of two overlapping labels', () => {
    expect(names(7, [city('Austin', -98), city('Lockhart', -98.1)])).toEqual(['Austin', 'Texas']);
  });

  test('omits labels outside the view', () => {
    expect(names(7, [city('Boston', -71)])).toEqual(['Texas']);
  });

  test('shortens the names of states on small maps, and omits them near streets', () => {
    expect(names(3, [])).toEqual(['TX']);
    expect(names(10, [])).toEqual([]);
  });

  test('shows more cities the nearer the map is', () => {
    const many = Array.from({ length: 300 }, (_, index) => city(`Town ${index}`, index < 299 ? -71 : -98));
    expect(names(5, many)).toEqual(['Texas']);
    expect(names(8, many)).toEqual(['Town 299', 'Texas']);
  });
});
