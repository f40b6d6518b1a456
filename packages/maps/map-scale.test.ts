import { expect, test } from 'vitest';
import { roundDistance, scaleOf } from './map-scale.ts';

test.each([
  [1, 1],
  [1.9, 1],
  [4.9, 2],
  [9.9, 5],
  [10, 10],
  [437, 200],
])('rounds %d down to the scale distance %d', (most, round) => {
  expect(roundDistance(most)).toBe(round);
});

test('draws the scale bar as long as its label says', () => {
  const { width, text } = scaleOf(1609.344, 'en');
  expect({ width, text }).toEqual({ width: 50, text: '50 mi' });
  expect(scaleOf(0.3048 * 10, 'en')).toEqual({ width: 50, text: '500 ft' });
});
