import * as z from 'zod/mini';
import { emailSchema } from '#domain/email';
import { personNameSchema } from '#domain/person-name';
import { phoneNumberSchema } from '#domain/phone-number';
import { fieldErrors } from '#i18n/field-errors';
import { boxName, type ConsentValues } from './consent-draft.ts';
import type { Strings } from './strings.en.ts';

const personSchema = z.object({
  firstName: personNameSchema,
  lastName: personNameSchema,
  phone: phoneNumberSchema,
  email: emailSchema,
});

/** The error texts of the form: every text is needed, and every box has to be ticked (spec 3 §5). */
export function consentErrors(
  values: ConsentValues,
  boxes: readonly string[],
  labels: Strings,
): Partial<Record<keyof ConsentValues, string>> {
  const unticked = boxes.map(boxName).filter((name) => !values[name]);
  return {
    ...fieldErrors(personSchema, values, { labels, fields: labels }),
    ...Object.fromEntries(unticked.map((name) => [name, labels['error.consentRequired']])),
  };
}
