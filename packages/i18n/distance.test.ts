import { expect, it } from 'vitest';
import { distanceText } from './distance.ts';

const miles = {
  en: { one: '{count} mile', other: '{count} miles' },
  es: { one: '{count} milla', other: '{count} millas' },
};

it.each([
  [0, '0.0 miles', '0.0 millas'],
  [0.96, '1.0 mile', '1.0 milla'],
  [1, '1.0 mile', '1.0 milla'],
  [1.04, '1.0 mile', '1.0 milla'],
  [1.06, '1.1 miles', '1.1 millas'],
  [12.345, '12.3 miles', '12.3 millas'],
  [1234.56, '1,234.6 miles', '1,234.6 millas'],
])('writes the distance %d in both languages', (distance, english, spanish) => {
  expect([distanceText(distance, 'en', miles.en), distanceText(distance, 'es', miles.es)]).toEqual([english, spanish]);
});
