import * as z from 'zod/mini';
import { coverageCodes } from '#domain/coverage';
import { driverStatusCodes } from '#domain/driver-status';
import { licenseTypeCodes } from '#domain/license-type';
import { relationCodes } from '#domain/relation';
import { residenceStatusCodes } from '#domain/residence-status';
import { day, foundVin, nonEmpty, state, vehicleName, zip } from '../testing/value-types.ts';

const vehicleAddress = z.strictObject({ street: nonEmpty, city: nonEmpty, state, zip });
const address = z.strictObject({
  street: z.optional(nonEmpty),
  apartment: z.optional(nonEmpty),
  city: z.optional(nonEmpty),
  state: z.optional(state),
  zip: z.optional(zip),
});
const license = z.strictObject({
  type: z.enum(licenseTypeCodes.names),
  number: z.string(),
  id: z.optional(nonEmpty),
  issueDate: z.optional(day),
});

/** The keys that drivers of saved quotes and of bind quotes share. */
export const quotedPerson = {
  firstName: nonEmpty,
  lastName: nonEmpty,
  birthDate: z.optional(day),
  gender: z.optional(z.enum(['male', 'female'])),
  maritalStatus: z.optional(z.enum(['single', 'married'])),
  relation: z.optional(z.enum(relationCodes.names)),
  hadPriorInsurance: z.optional(z.boolean()),
  isExcluded: z.optional(z.boolean()),
  address: z.optional(address),
  foundRecord: z.optional(nonEmpty),
};

export const savedQuote = z.strictObject({
  rateQuoteId: z.string(),
  transactionId: z.string(),
  carrierId: z.optional(nonEmpty),
  quoteNumber: z.optional(nonEmpty),
  quoteDate: z.optional(day),
  effectiveDate: z.optional(day),
  contact: z.strictObject({ email: z.optional(nonEmpty), phone: z.optional(z.string().check(z.regex(/^\d{10}$/))) }),
  address,
  drivers: z
    .array(
      z.strictObject({
        ...quotedPerson,
        isInsured: z.optional(z.boolean()),
        license: z.optional(license),
        status: z.optional(z.enum(driverStatusCodes.names)),
        residence: z.optional(z.enum(residenceStatusCodes.names)),
      }),
    )
    .check(z.minLength(1)),
  vehicles: z.array(
    z.strictObject({
      vin: foundVin,
      ...vehicleName,
      annualMileage: z.optional(z.int().check(z.positive())),
      selectedMileage: z.optional(z.int().check(z.positive())),
      odometer: z.optional(z.int().check(z.positive())),
      commuting: z.optional(
        z.strictObject({ daysAWeek: z.optional(z.int().check(z.gte(0), z.lte(7))), address: vehicleAddress }),
      ),
      garagingAddress: z.optional(vehicleAddress),
      isLiabilityOnly: z.optional(z.literal(true)),
      isExisting: z.optional(z.literal(true)),
      foundRecord: z.optional(nonEmpty),
    }),
  ),
  knownCommutes: z.optional(
    z.array(
      z.optional(
        z.strictObject({
          isCommuting: z.optional(z.boolean()),
          daysAWeek: z.optional(z.int().check(z.gte(0), z.lte(7))),
        }),
      ),
    ),
  ),
  coverage: z.optional(
    z.strictObject({ productCode: nonEmpty, custom: z.partialRecord(z.enum(coverageCodes), nonEmpty) }),
  ),
  coverageName: z.optional(nonEmpty),
  term: z.optional(z.int().check(z.positive())),
  wantsHomeInsurance: z.optional(z.boolean()),
  foreignLicenseType: z.optional(nonEmpty),
});
