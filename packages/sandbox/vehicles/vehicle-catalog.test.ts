import { describe, expect, it } from 'vitest';
import { makesOf, modelsOf, modelYears } from './vehicle-catalog.ts';

describe('vehicle catalog', () => {
  it('lists years from next year down', () => {
    const years = modelYears(2026);
    expect(years.slice(0, 3)).toEqual([2027, 2026, 2025]);
    expect(years.at(-1)).toBe(1990);
  });

  it('lists the makes of a year as people write them', () => {
    const makes = makesOf(2003);
    expect(makes).toEqual(expect.arrayContaining(['BMW', 'Honda', 'Land Rover', 'Mercedes-Benz', 'Toyota']));
    expect(makes).not.toContain('Tesla');
    expect(makes).toEqual(makes.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
  });

  it('lists models for each make of a year', () => {
    for (const year of [1990, 2003, 2026]) {
      for (const make of makesOf(year)) expect(modelsOf(year, make), `${year} ${make}`).not.toEqual([]);
    }
  });

  it('ignores the case of a make', () => {
    expect(modelsOf(2003, 'HONDA')).toEqual(modelsOf(2003, 'Honda'));
    expect(modelsOf(2003, 'Honda')).toEqual(expect.arrayContaining(['Accord', 'Civic', 'CR-V', 'Pilot']));
  });

  it.each([
    [1899, 'Honda'],
    [2003, 'Tesla'],
    [2003, 'constructor'],
    [2003, 'No Such Make'],
  ])('lists no models for %i %s', (year, make) => {
    expect(modelsOf(year, make)).toEqual([]);
  });
});
