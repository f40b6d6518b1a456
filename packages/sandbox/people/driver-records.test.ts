import { describe, expect, it } from 'vitest';
import { findZipCode } from '../places/zip-codes.ts';
import { modelsOf } from '../vehicles/vehicle-catalog.ts';
import { decodeVin } from '../vehicles/vin-decoder.ts';
import { findDriverByLicense, findDriverByName } from './driver-records.ts';
import { households } from './households.ts';

describe('findDriverByLicense', () => {
  it('finds a recorded driver and the household', () => {
    const found = findDriverByLicense('12345678', '1990-04-17');
    expect(found?.person.firstName).toBe('Alex');
    expect(found?.household.people.map((person) => person.firstName)).toEqual(['Alex', 'Sam']);
  });

  it('finds a recorded driver by the license number alone', () => {
    expect(findDriverByLicense('12345678')?.person.firstName).toBe('Alex');
    expect(findDriverByLicense('98765432')).toBeUndefined();
  });

  it('finds nobody with another birth date', () => {
    expect(findDriverByLicense('12345678', '1990-04-18')).toBeUndefined();
  });

  it('generates the same owner for the same license number', () => {
    const found = findDriverByLicense('98765432', '1988-03-03');
    expect(found?.person).toMatchObject({ lastName: 'Example', birthDate: '1988-03-03', licenseNumber: '98765432' });
    expect(findDriverByLicense('98765432', '1988-03-03')).toEqual(found);
  });

  it.each(['98765430', '123', ''])('finds nobody for the license number %j', (number) => {
    expect(findDriverByLicense(number, '1988-03-03')).toBeUndefined();
  });
});

describe('findDriverByName', () => {
  it('ignores the case of a name', () => {
    const found = findDriverByName({ firstName: ' alex', lastName: 'EXAMPLE', birthDate: '1990-04-17' });
    expect(found?.person.rec).toBe('d-1');
  });

  it.each([
    ['another birth date', 'Alex', 'Example', '1990-04-18'],
    ['another name', 'Nobody', 'Example', '1990-04-17'],
  ])('finds nobody with %s', (_, firstName, lastName, birthDate) => {
    expect(findDriverByName({ firstName, lastName, birthDate })).toBeUndefined();
  });
});

describe('households', () => {
  it('places every household in a real zip code', () => {
    for (const { address } of households) {
      expect(findZipCode(address.zip)).toMatchObject({ city: address.city, state: address.state });
    }
  });

  it('gives households only cars that the catalog and the VIN decoder know', () => {
    for (const { vin, year, make, model } of households.flatMap(({ cars, lateCars = [] }) => [...cars, ...lateCars])) {
      expect(modelsOf(year, make)).toContain(model);
      if (vin) expect(decodeVin(vin)).toEqual({ year, make, model });
    }
  });

  it('lists each driver record once', () => {
    const recs = households.flatMap(({ people, cars, lateCars = [] }) =>
      [...people, ...cars, ...lateCars].map(({ rec }) => rec),
    );
    expect(new Set(recs).size).toBe(recs.length);
  });
});
