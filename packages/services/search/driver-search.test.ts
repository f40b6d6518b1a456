import { describe, expect, it } from 'vitest';
import { address, driver } from '../testing/example-arguments.ts';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { driverByLicense } from './driver-by-license.ts';
import { driverByName } from './driver-by-name.ts';
import { foundRecordsExamples } from './found-records.examples.ts';

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
    calls.respondsWith(foundRecordsExamples.household.body);
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

  it('reads the other names of a record’s keys, and a flat address', async () => {
    calls.respondsWith(foundRecordsExamples.flat.body);
    const { drivers } = await driverByLicense(calls.client, { licenseNumber: '12345678', birthDate: '1990-04-17' });
    expect(drivers).toEqual([household.drivers[0]]);
  });

  it('reads records without ids, codes as names and a driver who is marked as nobody’s primary', async () => {
    calls.respondsWith({ ...foundRecordsExamples.withoutIds.body, commonId: '' });
    const found = await driverByLicense(calls.client, { licenseNumber: '12345678', birthDate: '1990-04-17' });
    const [alex, sam] = household.drivers;
    const [accord, rav4] = household.vehicles;
    expect(found).toEqual({
      drivers: [
        { ...alex, foundRecord: 'record-alex-example-1990-04-17' },
        { ...sam, foundRecord: 'record-sam-example-1991-09-02' },
      ],
      vehicles: [
        { ...accord, foundRecord: 'record-1hgcm82633a004352-2003-honda-accord' },
        { ...rav4, foundRecord: 'record-2019-toyota-rav4' },
      ],
      commonId: '',
    });
    expect(calls.reported).toEqual([]);
  });

  it('searches by the license number alone where the date of birth is not known', async () => {
    calls.respondsWith(foundRecordsExamples.nobody.body);
    await driverByLicense(calls.client, { licenseNumber: '12345678', birthDate: '' });
    expect(calls.query()).toEqual({ path: '/api/search/driver/dl', DLNumer: '12345678', FetchAddress: 'true' });
  });

  it('finds a driver by name', async () => {
    calls.respondsWith(foundRecordsExamples.household.body);
    expect(await driverByName(calls.client, { driver, address })).toEqual(household);
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
    calls.respondsWith(foundRecordsExamples.nobody.body);
    const found = await driverByLicense(calls.client, { licenseNumber: '1', birthDate: '1990-04-17' });
    expect(found).toEqual({ drivers: [], vehicles: [], commonId: '' });
  });

  it('keeps the usable fields of a record and drops people without a name', async () => {
    calls.respondsWith({
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
          address: { zip: '78701' },
        },
      ],
      vehicles: [],
      commonId: '',
    });
  });
});
