import type { CallFixture } from '../testing/call-fixture.ts';
import { driverByLicense } from './driver-by-license.ts';
import { foundRecords } from './found-records.fixture.ts';

export const driverByLicenseFixture: CallFixture = {
  call: (client) => driverByLicense(client, { licenseNumber: '1', birthDate: '1990-04-17' }),
  value: foundRecords,
};
