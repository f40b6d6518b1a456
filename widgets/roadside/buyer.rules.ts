import * as z from 'zod/mini';
import { emailSchema } from '#domain/email';
import { type ErrorCode, requiredText } from '#domain/error-code';
import { personNameSchema } from '#domain/person-name';
import { phoneNumberSchema } from '#domain/phone-number.schema';
import type { RoadsideOffer } from '#domain/roadside';
import { apartmentSchema, citySchema, stateSchema, streetSchema } from '#domain/street-address';
import { atMost, textLimits } from '#domain/text-limits';
import { isStateCode } from '#domain/us-state';
import { zipCodeSchema } from '#domain/zip-code';
import type { BuyerDraft } from './buyer-draft.ts';

/** `buy`: the state is sold, or not known yet. `waitlist`: it is not sold (spec 2 §4.4). */
export type BuyerMode = 'buy' | 'waitlist';

const middleNameSchema = z.string().check(z.trim(), z.maxLength(textLimits.name, 'tooLong' satisfies ErrorCode));
const licenseSchema = z.string().check(z.trim(), atMost('licenseNumber'));
const consentSchema = z.literal(true, 'consentRequired' satisfies ErrorCode);

/** The rules of the buyer's form (spec 2 §5.3). */
const memberSchema = z.object({
  firstName: personNameSchema,
  middleName: middleNameSchema,
  lastName: personNameSchema,
  email: emailSchema,
  phone: phoneNumberSchema,
  street: streetSchema,
  apartment: apartmentSchema,
  zip: zipCodeSchema,
  city: citySchema,
  state: stateSchema,
  driverLicense: licenseSchema,
  hasConsented: consentSchema,
});

const licensedMemberSchema = z.extend(memberSchema, { driverLicense: requiredText(atMost('licenseNumber')) });

/** A visitor on the waitlist only gets email, so phone and street are optional. */
const waitingSchema = z.extend(memberSchema, {
  phone: z.union([z.literal(''), phoneNumberSchema]),
  street: z.string().check(z.trim(), atMost('street')),
});

/** The schema of the buyer form. */
export function buyerSchema(mode: BuyerMode, { requiresLicense }: { requiresLicense: boolean }) {
  if (mode === 'waitlist') return waitingSchema;
  return requiresLicense ? licensedMemberSchema : memberSchema;
}

/** What the form does in this state; while the state is unknown, it sells. */
export function buyerMode({ state }: Pick<BuyerDraft, 'state'>, offer: RoadsideOffer | undefined): BuyerMode {
  if (!offer || !isStateCode(state)) return 'buy';
  return offer.states.includes(state) ? 'buy' : 'waitlist';
}
