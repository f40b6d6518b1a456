import { describe, expect, it } from 'vitest';
import { kilometersBetween, milesBetween, toOneDecimal } from './distance.ts';

const austin = { latitude: 30.2672, longitude: -97.7431 };
const houston = { latitude: 29.7604, longitude: -95.3698 };
const boston = { latitude: 42.3601, longitude: -71.0589 };

describe('distances', () => {
  it.each([
    [austin, houston, 146.2, 235.3],
    [austin, boston, 1694, 2726.2],
    [austin, austin, 0, 0],
  ])('from %o to %o', (one, other, miles, kilometers) => {
    expect(milesBetween(one, other)).toBeCloseTo(miles, -0.5);
    expect(kilometersBetween(one, other)).toBeCloseTo(kilometers, -0.5);
  });

  it('are the same both ways', () => {
    expect(milesBetween(boston, houston)).toBe(milesBetween(houston, boston));
  });

  it('go half around at most', () => {
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
  ])('%d is shown as %d', (distance, shown) => {
    expect(toOneDecimal(distance)).toBe(shown);
  });
});
