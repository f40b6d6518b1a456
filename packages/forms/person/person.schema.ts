import * as z from 'zod/mini';
import { birthDateSchema } from '#domain/birth-date';
import { emailSchema } from '#domain/email';
import { personNameSchema } from '#domain/person-name';
import { phoneNumberSchema } from '#domain/phone-number.schema';
import { citySchema, stateSchema } from '#domain/street-address';
import { zipCodeSchema } from '#domain/zip-code';
import type { SavedPerson } from './person-draft.ts';

/** Spec 3 §5: all questions about a new customer, and about a friend. The birth date is one text here. */
export const personSchema = (rule: Parameters<typeof birthDateSchema>[0]) =>
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

const text = z.string();

/** What is saved of a form: its draft, and the intent of a request whose outcome is unknown. */
export const savedPersonSchema = z.object({
  draft: z.object({
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    birthDate: z.object({ month: text, day: text, year: text }),
    zip: text,
    city: text,
    state: text,
  }),
  intent: z.optional(z.object({ key: text, request: text })),
}) as unknown as z.ZodMiniType<SavedPerson>;
