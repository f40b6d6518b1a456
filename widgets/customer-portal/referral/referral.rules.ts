import * as z from 'zod/mini';
import { birthDateOf, birthDateSchema, type BirthDateParts } from '#domain/birth-date';
import { emailSchema } from '#domain/email';
import { personNameSchema } from '#domain/person-name';
import { phoneNumberSchema } from '#domain/phone-number';
import type { Referral } from '#domain/referral';
import { citySchema, stateSchema } from '#domain/street-address';
import type { StateCode } from '#domain/us-state';
import { zipCodeSchema } from '#domain/zip-code';

/** The form as it is typed. */
export interface ReferralDraft {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  birthDate: BirthDateParts;
  zip: string;
  city: string;
  state: string;
}

export const emptyDraft: ReferralDraft = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  birthDate: { month: '', day: '', year: '' },
  zip: '',
  city: '',
  state: '',
};

/** True if nobody has typed anything. */
export const isEmptyDraft = ({ birthDate, ...texts }: ReferralDraft): boolean =>
  [...Object.values(texts), ...Object.values(birthDate)].every((value) => value === '');

/** Spec 3 §5: all that is asked of a friend. The birth date is one text here. */
export const friendSchema = (rule: Parameters<typeof birthDateSchema>[0]) =>
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

/** The friend of a complete draft. */
export function friendOf({ firstName, lastName, birthDate, state, ...rest }: ReferralDraft): Referral['friend'] {
  return {
    ...rest,
    name: `${firstName.trim()} ${lastName.trim()}`,
    birthDate: birthDateOf(birthDate),
    // The schema knows it.
    state: state as StateCode,
  };
}
