import * as z from 'zod/mini';
import { emailSchema } from '#domain/email';
import { personNameSchema } from '#domain/person-name';
import { phoneNumberSchema } from '#domain/phone-number.schema';
import { fieldErrors } from '#i18n/field-errors';
import { format } from '#i18n/format';
import type { ConsentBox } from './consent-boxes.ts';
import { boxName, type ConsentValues } from './consent-draft.ts';
import type { Strings } from './strings.en.ts';

const personSchema = z.object({
  firstName: personNameSchema,
  lastName: personNameSchema,
  phone: phoneNumberSchema,
  email: emailSchema,
});

/** The error texts of the form: every field is required, and every box has to be ticked (spec 3 §5). */
export function consentErrors(
  values: ConsentValues,
  boxes: readonly Pick<ConsentBox, 'id' | 'name'>[],
  labels: Strings,
): Partial<Record<keyof ConsentValues, string>> {
  const unticked = boxes.filter(({ id }) => !values[boxName(id)]);
  return {
    ...fieldErrors(personSchema, values, { labels, fields: labels }),
    ...Object.fromEntries(
      unticked.map(({ id, name }) => [boxName(id), format(labels['error.consentRequired'], { box: name })]),
    ),
  };
}
