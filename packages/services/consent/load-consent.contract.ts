import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { identifier } from '../contract/wire-numbers.ts';
import { lenient, text } from '../contract/wire-types.ts';

const optionalText = () => lenient(z.string());

const isCompleted = () =>
  described(alsoNamed(lenient(z.boolean()), 'consentFormCompleted', 'isMarketingConsentGiven'), {
    description: 'Whether the consent was already given.',
    examples: [false],
  });

/** The fields of a contact as Freshworks CRM names them (spec 3 §3). */
const contactFields = () => ({
  first_name: described(alsoNamed(optionalText(), 'name', 'givenName'), {
    description: 'First name.',
    examples: ['Alex'],
  }),
  last_name: described(alsoNamed(optionalText(), 'surname', 'familyName'), {
    description: 'Last name.',
    examples: ['Example'],
  }),
  email: described(alsoNamed(optionalText(), 'emailAddress', 'mail'), {
    description: 'Email address.',
    examples: ['alex@example.com'],
  }),
  mobile_number: described(alsoNamed(lenient(identifier()), 'mobile', 'phone', 'phoneNumber', 'workNumber'), {
    description: 'Phone number, in any format.',
    examples: ['512-555-0142'],
  }),
  cf_customer_consent_form_completed: isCompleted(),
  custom_field: described(
    alsoNamed(lenient(z.object({ cf_customer_consent_form_completed: isCompleted() })), 'customFields'),
    {
      description: 'Custom fields of Freshworks CRM. Read if the contact itself does not have the field.',
    },
  ),
});

/** A person whom the agency asks for marketing consent (spec 3 §7). A response may be a contact of Freshworks CRM. */
export const loadConsent = defineCall({
  id: 'loadConsent',
  method: 'GET',
  path: '/api/consent',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  notFound: 'refused',
  query: z.object({
    ...headerQuery,
    id: described(text(), {
      description:
        'Id of the link that the person received. Must be unguessable, because it gives access to a name, an email address and a phone number.',
      examples: ['7e3f9a54-0c1d-4d6a-9a3f-2f6f1f6a2b10'],
    }),
  }),
  response: z.object({
    ...envelope,
    ...contactFields(),
    contact: described(lenient(z.object(contactFields())), {
      description: 'The same fields, if the response nests them as Freshworks CRM does.',
    }),
  }),
});
