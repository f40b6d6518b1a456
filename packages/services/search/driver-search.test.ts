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

  const flat = foundRecordsExamples.flat.body.drivers[0]!;
  const { address: street, apt, zip, ...others } = flat;
  it.each([
    ['a flat address', flat],
    ['a flat address as AddressLine and ZipCode', { ...others, AddressLine: street, Apartment: apt, ZipCode: zip }],
    [
      'an address with AddressLine1 and PostalCode',
      {
        ...others,
        Address: { AddressLine1: street, AddressLine2: apt, City: 'Austin', State: 'TX', PostalCode: '78701-0001' },
      },
    ],
  ])('reads the other names of a record’s keys, and %s', async (_, row) => {
    calls.respondsWith({ ...foundRecordsExamples.flat.body, drivers: [row] });
    const { drivers } = await driverByLicense(calls.client, { licenseNumber: '12345678', birthDate: '1990-04-17' });
    expect(drivers).toEqual([household.drivers[0]]);
  });

  it('reads records without ids, names in place of codes, and `primaryDriver: false`', async () => {
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

  it('searches by the license number alone when the date of birth is unknown', async () => {
    calls.respondsWith(foundRecordsExamples.nobody.body);
    await driverByLicense(calls.client, { licenseNumber: '12345678', birthDate: '' });
    expect(calls.query()).toEqual({ path: '/api/search/driver/dl', DLNumer: '12345678', FetchAddress: 'true' });
  });

  it.each(['2021-04-18', '04/18/2021'])('reads the day on which a license was issued: %s', async (issueDate) => {
    const [record] = foundRecordsExamples.household.body.drivers;
    calls.respondsWith({ isSuccess: true, drivers: [{ ...record, issueDate }] });
    const { drivers } = await driverByLicense(calls.client, { licenseNumber: '12345678', birthDate: '1990-04-17' });
    expect(drivers).toMatchObject([{ issueDate: '2021-04-18' }]);
  });

  it.each(['driverNumber', 'licensePermitNumber', 'driverLicenseNumber', 'driverLicense'])(
    'reads a license number named %s, and a gender named sex',
    async (name) => {
      const [first] = foundRecordsExamples.household.body.drivers;
      const { license, gender, ...record } = first!;
      calls.respondsWith({ isSuccess: true, drivers: [{ ...record, [name]: license, sex: gender }] });
      const { drivers } = await driverByLicense(calls.client, { licenseNumber: '12345678', birthDate: '1990-04-17' });
      expect(drivers).toMatchObject([{ licenseNumber: license, gender: 'male' }]);
    },
  );

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

  it('returns no drivers and vehicles when nobody is recorded', async () => {
    calls.respondsWith(foundRecordsExamples.nobody.body);
    const found = await driverByLicense(calls.client, { licenseNumber: '1', birthDate: '1990-04-17' });
    expect(found).toEqual({ drivers: [], vehicles: [], commonId: '' });
  });

  it.each([
    ['a record without a name', { rec: 'd-1', firstName: null, lastName: null }, { firstName: '' }],
    ['a record without a last name', { license: '12345678', firstName: 'Alex' }, { firstName: 'Alex' }],
    ['a row without any fact', { rec: null, firstName: null, license: '' }, undefined],
  ])('reads %s as the unnamed primary driver %j', async (_what, row, unnamedPrimary) => {
    calls.respondsWith({ isSuccess: true, drivers: [row, { rec: 'd-2', firstName: 'Sam', lastName: 'Example' }] });
    const found = await driverByLicense(calls.client, { licenseNumber: '12345678', birthDate: '1990-04-17' });
    expect(found.unnamedPrimary).toEqual(unnamedPrimary);
    expect(found.drivers).toMatchObject([{ firstName: 'Sam', isPrimary: false }]);
    expect(calls.reported).toEqual([]);
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
        { rec: 'd-8', firstName: null, lastName: 'Example' },
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
