import type { CallFixture } from '../testing/call-fixture.ts';
import { nothing } from '../testing/value-types.ts';
import { uploadDriverLicense } from './upload-driver-license.ts';

export const uploadDriverLicenseFixture: CallFixture = {
  call: (client) => uploadDriverLicense(client, { fileId: 'file-1' }),
  value: nothing,
};
