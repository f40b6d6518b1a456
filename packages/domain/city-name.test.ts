import { expect, it } from 'vitest';
import { cityName } from './city-name.ts';

it.each([
  ['AUSTIN', 'Austin'],
  ['CORPUS CHRISTI', 'Corpus Christi'],
  ['WINSTON-SALEM', 'Winston-Salem'],
  ['ST. LOUIS', 'St. Louis'],
  ['MCALLEN', 'McAllen'],
  ["COEUR D'ALENE", "Coeur D'alene"],
  ['Austin', 'Austin'],
  ['DeSoto', 'DeSoto'],
  ['', ''],
])('writes %j as %j', (name, written) => {
  expect(cityName(name)).toBe(written);
});
