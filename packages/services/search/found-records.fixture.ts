import * as z from 'zod/mini';
import { day, foundVehicle, nonEmpty, state, zip } from '../testing/value-types.ts';

export const foundRecords = z.strictObject({
  drivers: z.array(
    z.strictObject({
      foundRecord: nonEmpty,
      firstName: nonEmpty,
      lastName: nonEmpty,
      isPrimary: z.boolean(),
      birthDate: z.optional(day),
      gender: z.optional(z.enum(['male', 'female'])),
      maritalStatus: z.optional(z.enum(['single', 'married'])),
      licenseNumber: z.optional(nonEmpty),
      address: z.optional(
        z.strictObject({
          street: z.optional(nonEmpty),
          apartment: z.optional(nonEmpty),
          city: z.optional(nonEmpty),
          state: z.optional(state),
          zip: z.optional(zip),
        }),
      ),
    }),
  ),
  vehicles: z.array(foundVehicle),
  commonId: z.string(),
});
