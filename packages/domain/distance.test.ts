import { describe, expect, it } from 'vitest';
import { kilometersBetween, milesBetween, toOneDecimal } from './distance.ts';

const austin = { latitude: 30.2672, longitude: -97.7431 };
const houston = { latitude: 29.7604, longitude: -95.3698 };
const boston = { latitude: 42.3601, longitude: -71.0589 };

describe('distance', () => {
  it.each([
    [austin, houston, 146.2, 235.3],
    [austin, boston, 1694, 2726.2],
    [austin, austin, 0, 0],
  ])('computes the distance from %o to %o', (a, b, miles, kilometers) => {
    expect(milesBetween(a, b)).toBeCloseTo(miles, -0.5);
    expect(kilometersBetween(a, b)).toBeCloseTo(kilometers, -0.5);
  });

  it('computes the same distance in both directions', () => {
    expect(milesBetween(boston, houston)).toBe(milesBetween(houston, boston));
  });

  it('returns at most half the circumference', () => {
    expect(kilometersBetween({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(
      6371 * Math.PI,
      6,
    );
  });

  it.each([
    [0.04, 0],
    [0.96, 1],
    [1.04, 1],
    [1.05, 1.1],
    [12.345, 12.3],
  ])('rounds the distance %d to %d', (distance, shown) => {
    expect(toOneDecimal(distance)).toBe(shown);
  });
});
