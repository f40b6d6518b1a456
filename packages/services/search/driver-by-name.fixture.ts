import type { CallFixture } from '../testing/call-fixture.ts';
import { address, driver } from '../testing/example-arguments.ts';
import { driverByName } from './driver-by-name.ts';
import { foundRecords } from './found-records.fixture.ts';

export const driverByNameFixture: CallFixture = {
  call: (client) => driverByName(client, { driver, address }),
  value: foundRecords,
};
