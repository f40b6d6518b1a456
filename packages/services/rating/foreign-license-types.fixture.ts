import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { nonEmpty } from '../testing/value-types.ts';
import { foreignLicenseTypes } from './foreign-license-types.ts';

export const foreignLicenseTypesFixture: CallFixture = {
  call: (client) => foreignLicenseTypes(client),
  value: z.array(z.strictObject({ code: nonEmpty, name: nonEmpty })),
};
