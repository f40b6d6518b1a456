import * as z from 'zod/mini';
import { driverStatusCodes } from '#domain/driver-status';
import { genderCodes } from '#domain/gender';
import { keyed } from '#domain/keyed';
import { maritalStatusCodes } from '#domain/marital-status';
import { additionalRelations } from '#domain/relation';
import { residenceStatusCodes } from '#domain/residence-status';
import type { PurchaseAnswers } from './purchase.types.ts';

const text = z.string();
const orNothing = <const Values extends readonly string[]>(values: Values) => z.enum(['', ...values]);
const yesNo = z.enum(['yes', 'no']);
/** A lookup may leave any part open. */
const vehicle = z.object({
  year: z.optional(z.number()),
  make: z.optional(text),
  model: z.optional(text),
});
// The context's lists are readonly: so are these, or the compiler could not compare the two shapes.
const list = <Item extends z.ZodMiniType>(item: Item): z.ZodMiniType<readonly z.output<Item>[]> => z.array(item);

const additionalDriver = z.object({
  id: text,
  isManual: z.boolean(),
  foundRecord: z.optional(text),
  isFromHousehold: z.optional(z.boolean()),
  isBirthDateKnown: z.optional(z.boolean()),
  isRelationKnown: z.optional(z.boolean()),
  firstName: text,
  lastName: text,
  birthDate: text,
  relation: orNothing(additionalRelations),
  gender: orNothing(genderCodes.names),
  maritalStatus: orNothing(maritalStatusCodes.names),
  licenseNumber: text,
  status: orNothing(driverStatusCodes.names),
  residence: orNothing(residenceStatusCodes.names),
  action: orNothing(['include', 'exclude']),
});

/**
 * The shape of {@link PurchaseAnswers}, for the schema of a flow's saved visit. A flow gives the record neither a type
 * nor a cast: the compiler then checks that it accepts every visit that is saved. A value that it refused would lose
 * the whole visit.
 */
export const purchaseRecord = {
  driver: z.optional(
    z.object({
      licenseNumber: text,
      birthDate: text,
      vins: list(text),
      hasPaperlessConsent: z.boolean(),
      mileages: z.optional(list(text)),
    }),
  ),
  drivers: z.optional(list(additionalDriver)),
  areDriversConfirmed: z.boolean(),
  answers: keyed(yesNo),
  vins: keyed(z.nullable(vehicle)),
  checkedLicense: text,
  checkedDrivers: keyed(text),
  commonId: text,
  followUps: z.number(),
  // Visits of earlier versions lack them.
  issueDates: z._default(keyed(text), {}),
  lateDrivers: z._default(list(text), []),
};

/** The part of a context that is saved: no token, and of the services' responses only the cars' names. */
export function purchaseAnswersOf({
  driver,
  drivers,
  areDriversConfirmed,
  answers,
  vins,
  checkedLicense,
  checkedDrivers,
  commonId,
  followUps,
  issueDates,
  lateDrivers,
}: PurchaseAnswers): PurchaseAnswers {
  return {
    driver,
    drivers,
    areDriversConfirmed,
    answers,
    vins,
    checkedLicense,
    checkedDrivers,
    commonId,
    followUps,
    issueDates,
    lateDrivers,
  };
}
