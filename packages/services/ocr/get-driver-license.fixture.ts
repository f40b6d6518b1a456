import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { day, nonEmpty, state, zip } from '../testing/value-types.ts';
import { getDriverLicense } from './get-driver-license.ts';

export const getDriverLicenseFixture: CallFixture = {
  call: (client) => getDriverLicense(client, { image: 'aW1hZ2U=' }),
  value: z.strictObject({
    fileId: z.string(),
    firstName: z.optional(nonEmpty),
    lastName: z.optional(nonEmpty),
    birthDate: z.optional(day),
    number: z.optional(nonEmpty),
    gender: z.optional(z.enum(['male', 'female'])),
    address: z.optional(
      z.strictObject({
        street: z.optional(nonEmpty),
        city: z.optional(nonEmpty),
        state: z.optional(state),
        zip: z.optional(zip),
      }),
    ),
  }),
};
