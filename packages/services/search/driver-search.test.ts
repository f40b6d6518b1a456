import { describe, expect, it } from 'vitest';
import type { Driver } from '#domain/driver';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { driverByLicense } from './driver-by-license.ts';
import { driverByName } from './driver-by-name.ts';
import { foundRecordsExamples } from './found-records.examples.ts';

const alex: Driver = {
  id: 'primary',
  firstName: 'Alex',
  lastName: 'Example',
  birthDate: '1990-04-17',
  gender: 'male',
  maritalStatus: 'single',
  relation: 'self',
  isInsured: true,
  license: { type: 'unitedStates', number: '' },
};
const address = { street: '100 Congress Ave', apartment: '', city: 'Austin', state: 'TX', zip: '78701' } as const;
const calls = stubbedCalls({ now: () => Date.UTC(2026, 10, 20, 18) });

describe('driver searches', () => {
  const household = {
    drivers: [
      {
        foundRecord: 'd-1',
        firstName: 'Alex',
        lastName: 'Example',
        birthDate: '1990-04-17',
        gender: 'male',
        maritalStatus: 'married',
        licenseNumber: '12345678',
        isPrimary: true,
        address: { street: '100 Congress Ave', apartment: '4B', city: 'Austin', state: 'TX', zip: '78701' },
      },
      {
        foundRecord: 'd-2',
        firstName: 'Sam',
        lastName: 'Example',
        birthDate: '1991-09-02',
        gender: 'female',
        maritalStatus: 'married',
        isPrimary: false,
      },
    ],
    vehicles: [
      { foundRecord: 'c-1', vin: '1HGCM82633A004352', year: 2003, make: 'Honda', model: 'Accord' },
      { foundRecord: 'c-2', vin: '', year: 2019, make: 'Toyota', model: 'RAV4' },
    ],
    commonId: '',
  };

  it('finds a driver by license', async () => {
    calls.answers(foundRecordsExamples.household.body);
    expect(await driverByLicense(calls.client, { licenseNumber: '12345678', birthDate: '1990-04-17' })).toEqual(
      household,
    );
    expect(calls.query()).toEqual({
      path: '/api/search/driver/dl',
      DLNumer: '12345678',
      dob: '04-17-1990',
      FetchAddress: 'true',
    });
  });

  it('finds a driver by name', async () => {
    calls.answers(foundRecordsExamples.household.body);
    expect(await driverByName(calls.client, { driver: alex, address })).toEqual(household);
    expect(calls.query()).toEqual({
      path: '/api/search/driver/search',
      FirstName: 'Alex',
      LastName: 'Example',
      'Address.AddressLine': '100 Congress Ave',
      'Address.City': 'Austin',
      'Address.State': 'TX',
      'Address.ZipCode': '78701',
      dob: '04-17-1990',
      IncludeEnhancedVehicle: 'true',
    });
  });

  it('returns undefined when no driver is recorded', async () => {
    calls.answers(foundRecordsExamples.nobody.body);
    const found = await driverByLicense(calls.client, { licenseNumber: '1', birthDate: '1990-04-17' });
    expect(found).toEqual({ drivers: [], vehicles: [], commonId: '' });
  });

  it('keeps the usable fields of a record and drops people without a name', async () => {
    calls.answers({
      drivers: [
        {
          rec: 7,
          firstName: 'Alex',
          lastName: 'Example',
          dob: '0000-99-99',
          gender: 'x',
          marital: '1',
          address: { state: '??', zip: 78701 },
        },
        { rec: 'd-9', firstName: '' },
      ],
    });
    const found = await driverByLicense(calls.client, { licenseNumber: '1', birthDate: '1990-04-17' });
    expect(found).toEqual({
      drivers: [
        {
          foundRecord: '7',
          firstName: 'Alex',
          lastName: 'Example',
          maritalStatus: 'single',
          isPrimary: true,
          address: {},
        },
      ],
      vehicles: [],
      commonId: '',
    });
  });
});
