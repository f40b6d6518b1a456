import { describe, expect, it } from 'vitest';
import { affiliateMileage, annualMileageOf, odometerOf } from './mileage.ts';
import { compareVehicles } from './vehicle-order.ts';
import { isRecentVehicle } from './vehicle-year.ts';

describe('annualMileageOf', () => {
  it.each([
    ['12000', 12_000],
    [' 12,000 ', 12_000],
    ['200000', 200_000],
    ['200001', undefined],
    ['0', undefined],
    ['-5', undefined],
    ['12.5', undefined],
    ['', undefined],
    ['1e4', undefined],
    ['9'.repeat(400), undefined],
  ])('reads the annual mileage %j as %s', (text, expected) => {
    expect(annualMileageOf(text)).toBe(expected);
  });
});

describe('odometerOf', () => {
  it.each([
    ['45000', 45_000],
    ['45,000', 45_000],
    ['0', 0],
    ['999999', 999_999],
    ['1000000', undefined],
    ['', undefined],
    ['45k', undefined],
    ['-1', undefined],
  ])('reads the odometer reading %j as %s', (text, expected) => {
    expect(odometerOf(text)).toBe(expected);
  });
});

describe('affiliateMileage', () => {
  it.each([
    [0, 10_000],
    [12_000, 10_000],
    [12_001, 12_000],
    [20_000, 12_000],
    [20_001, 20_000],
    [90_000, 20_000],
  ])('maps the mileage %i of an affiliate to %i', (miles, expected) => {
    expect(affiliateMileage(miles)).toBe(expected);
  });
});

describe('isRecentVehicle', () => {
  it.each([
    [2026, true],
    [2021, true],
    [2020, false],
    [2027, true],
  ])('returns for the year %i whether a vehicle is recent in 2026: %s', (year, expected) => {
    expect(isRecentVehicle(year, 2026)).toBe(expected);
  });
});

describe('compareVehicles', () => {
  it('sorts vehicles by year, then make, then model', () => {
    const ordered = [
      { year: 2003, make: 'Honda', model: 'Accord' },
      { year: 2003, make: 'honda', model: 'Civic' },
      { year: 2003, make: 'Toyota', model: 'Camry' },
      { year: 2020, make: 'BMW', model: '3 Series' },
      { year: 2020, make: 'BMW', model: '10 Series' },
    ];
    expect(ordered.toReversed().toSorted(compareVehicles)).toEqual(ordered);
    expect(compareVehicles(ordered[0]!, { ...ordered[0]! })).toBe(0);
  });
});
