import * as z from 'zod/mini';
import { birthDateSchema } from '#domain/birth-date';
import { emailSchema } from '#domain/email';
import { personNameSchema } from '#domain/person-name';
import { phoneNumberSchema } from '#domain/phone-number';
import { citySchema, stateSchema } from '#domain/street-address';
import { zipCodeSchema } from '#domain/zip-code';
import { placeProblem } from '#forms/zip-places/zip-places';
import type { CustomerPlaces } from './create-customer.types.ts';
import type { CustomerDraft } from './customer-draft.ts';

/** Spec 3 §5: all that a customer is created with. The birth date is one text here. */
export const customerSchema = (rule: Parameters<typeof birthDateSchema>[0]) =>
  z.object({
    firstName: personNameSchema,
    lastName: personNameSchema,
    email: emailSchema,
    phone: phoneNumberSchema,
    birthDate: birthDateSchema(rule),
    zip: zipCodeSchema,
    city: citySchema,
    state: stateSchema,
  });

/** Why a zip code is refused, or the state beside it. */
export type ZipProblem = 'zipUnknown' | 'zipNotQuotable' | 'stateOfZip';

/**
 * What the lookup of a form's zip code says against it: there is no such zip code, no quotes are offered there, or it is in
 * other states. Undefined while it is not known.
 */
export function zipProblem(
  draft: Pick<CustomerDraft, 'zip' | 'state'>,
  lookup: CustomerPlaces | undefined,
): ZipProblem | undefined {
  if (lookup?.zip === draft.zip && lookup.places.length > 0 && !lookup.isQuotable) return 'zipNotQuotable';
  return placeProblem(draft, lookup);
}

/** True for a zip code that is out of range or unknown (spec 3 §8): a dialog says so. */
export const isZipRefused = (problem: ZipProblem | undefined): boolean =>
  problem === 'zipUnknown' || problem === 'zipNotQuotable';
