import { expect, test } from 'vitest';
import { vehicleName } from './vehicle-name.ts';

test.each([
  [{ year: 2003, make: 'Honda', model: 'Accord' }, '2003 Honda Accord'],
  [{ year: undefined, make: 'Honda', model: 'Accord' }, 'Honda Accord'],
  [{ year: 2003, make: 'Honda', model: '' }, '2003 Honda'],
  [{ year: undefined, make: '', model: '' }, ''],
])('names the vehicle %j %j', (vehicle, name) => {
  expect(vehicleName(vehicle)).toBe(name);
});
