import { expect, it } from 'vitest';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { vehicleDetailsExamples } from '../vehicle/vehicle-details.examples.ts';
import { vehicleDetails } from '../vehicle/vehicle-details.ts';
import { driverAndCarExamples } from './driver-and-car.examples.ts';
import { driverAndCar } from './driver-and-car.ts';
import { followUpExamples } from './follow-up.examples.ts';
import { followUp } from './follow-up.ts';

const stub = stubbedCalls();
const { respondsWith, query } = stub;
const household = { state: 'TX', commonId: 'h-1' } as const;

it('finds drivers and cars in the records of a state', async () => {
  respondsWith(driverAndCarExamples.response.household.body);
  const address = { street: '100 Congress Ave', apartment: '4B', city: 'Austin', state: 'TX', zip: '78701' } as const;
  const found = await driverAndCar(stub.client, {
    firstName: 'Alex',
    lastName: 'Example',
    birthDate: '1990-04-17',
    address,
  });
  expect(found.commonId).toBe('h-1');
  expect(found.drivers.map(({ firstName }) => firstName)).toEqual(['Alex', 'Sam']);
  expect(found.vehicles.map(({ model }) => model)).toEqual(['Accord', 'RAV4']);
  expect(query()).toEqual({
    path: '/api/search/driverandcar/search',
    State: 'TX',
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

it.each([
  ['oneCar', ['Camry'], [], ''],
  ['oneDriver', [], [['Jordan', false]], ''],
  ['notYet', [], [], 'h-1'],
  ['nothing', [], [], ''],
] as const)('loads the follow-up of a record search: %s', async (example, models, people, commonId) => {
  respondsWith(followUpExamples.response[example].body);
  const found = await followUp(stub.client, household);
  expect(found.vehicles.map(({ model }) => model)).toEqual(models);
  expect(found.drivers.map(({ firstName, isPrimary }) => [firstName, isPrimary])).toEqual(people);
  expect(found.commonId).toBe(commonId);
  expect(query()).toEqual({ path: '/api/search/followup', State: 'TX', CommonId: 'h-1' });
});

it('lists the cars of a household and drops those without a name', async () => {
  respondsWith(vehicleDetailsExamples.response.two.body);
  expect(await vehicleDetails(stub.client, household)).toEqual([
    { foundRecord: 'c-1', vin: '1HGCM82633A004352', year: 2003, make: 'Honda', model: 'Accord' },
    { foundRecord: 'c-2', vin: '', year: 2019, make: 'Toyota', model: 'RAV4' },
  ]);
  expect(query()).toEqual({ path: '/api/vehicle/details', State: 'TX', CommonId: 'h-1' });
  respondsWith({
    details: [
      { rec: 'c-1', year: 'old', maker: 'Honda', model: 'Accord' },
      { rec: 'c-2', year: 2019, maker: 'Toyota' },
    ],
  });
  expect(await vehicleDetails(stub.client, household)).toEqual([]);
});
