import { expect, test } from 'vitest';
import { project } from './mercator.ts';

test('the middle of the world is its middle', () => {
  const [x, y] = project(0, 0, 256);
  expect(x).toBe(128);
  expect(y).toBeCloseTo(128, 9);
});

test('Austin is in the tile that every map server has it in', () => {
  const [x, y] = project(-97.7431, 30.2672, 2 ** 10);
  expect([Math.floor(x), Math.floor(y)]).toEqual([233, 421]);
});
