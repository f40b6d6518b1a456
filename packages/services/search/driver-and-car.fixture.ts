import type { CallFixture } from '../testing/call-fixture.ts';
import { address, driver } from '../testing/example-arguments.ts';
import { driverAndCar } from './driver-and-car.ts';
import { foundRecords } from './found-records.fixture.ts';

export const driverAndCarFixture: CallFixture = {
  call: (client) => driverAndCar(client, { ...driver, address }),
  value: foundRecords,
};
