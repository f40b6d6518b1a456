import { describe, expect, it } from 'vitest';
import { decodeVin } from './vin-decoder.ts';

describe('decodeVin', () => {
  it.each([
    ['1HGCM82633A004352', 2003, 'Honda', 'Accord'],
    ['5YJ3E1EA7KF317000', 2019, 'Tesla', 'Model 3'],
    ['1FTFW1ET5DFC10312', 2013, 'Ford', 'F-150'],
    ['4T1BF1FK5CU500000', 2012, 'Toyota', 'Camry'],
    ['WBA3A5C58DF358058', 2013, 'BMW', '328i'],
  ])('decodes %s as %i %s %s', (vin, year, make, model) => {
    expect(decodeVin(vin)).toEqual({ year, make, model });
  });

  it.each([
    ['of an unknown maker', '00000000000000000'],
    ['with an unused year letter', '1HGCM8263UA004352'],
    ['of a car that its maker has not registered', '1HGZZZZZ0ZZZZZZZZ'],
    ['that is short', '1HGCM82633'],
    ['that is empty', ''],
  ])('returns nothing for the VIN %s', (_, vin) => {
    expect(decodeVin(vin)).toBeUndefined();
  });
});
