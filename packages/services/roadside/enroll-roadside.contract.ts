import * as z from 'zod/mini';
import { described } from '#domain/description';
import { roadsideCountry, roadsideTerm } from '#domain/roadside';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { identifier } from '../contract/wire-numbers.ts';
import { fiveDigits, lenient, stateCode, text } from '../contract/wire-types.ts';

/** Enrolls a member, and returns the partner's payment page (spec 2 §3.10, §7.4). Charges nothing. */
export const enrollRoadside = defineCall({
  id: 'enrollRoadside',
  method: 'POST',
  path: '/api/roadAssistance/enroll',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  hasIdempotencyKey: true,
  body: z.object({
    header: header(),
    firstName: described(text(), { description: 'First name.', examples: ['Alex'] }),
    middleName: described(z.string(), { description: 'Middle name. May be empty.', examples: ['J'] }),
    lastName: described(text(), { description: 'Last name.', examples: ['Example'] }),
    email: described(text(), {
      description: 'Email address that the membership is sent to.',
      examples: ['alex@example.com'],
    }),
    phone: described(z.string().check(z.regex(/^\d{10}$/)), { description: 'Ten digits.', examples: ['5125550142'] }),
    address1: described(text(), { description: 'Street.', examples: ['100 Sample St'] }),
    address2: described(z.string(), { description: 'Apartment; may be empty.', examples: ['Apt 4'] }),
    city: described(text(), { description: 'City.', examples: ['Austin'] }),
    state: described(stateCode(), { description: 'Two letters.', examples: ['TX'] }),
    zip: described(fiveDigits(), { description: 'Five digits.', examples: ['78701'] }),
    country: described(z.literal(roadsideCountry), { description: 'The country.', examples: [roadsideCountry] }),
    driverLicense: described(z.string(), {
      description: 'Driver’s license number. May be empty.',
      examples: ['12345678'],
    }),
    marketingConsent: described(z.literal(true), {
      description: 'Whether the member agreed to be contacted.',
      examples: [true],
    }),
    term: described(z.literal(roadsideTerm), { description: 'Months.', examples: [roadsideTerm] }),
    package: described(text(), { description: 'Type of membership, as in `prepareRoadside`.', examples: ['Single'] }),
    amount: described(z.number().check(z.positive()), {
      description: 'Price in dollars, as in `prepareRoadside`.',
      examples: [39],
    }),
    paymentDate: described(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)), {
      description: 'Today in the agency’s time zone, `yyyy-mm-dd`.',
      examples: ['2026-11-20'],
    }),
    returnUrl: described(z.optional(text()), {
      description:
        'Page of the site to which the payment page returns, with `transactionId` in the query. Contains no visitor data.',
      examples: ['https://www.agency.example/roadside'],
    }),
  }),
  response: z.object({
    ...envelope,
    paymentUrl: described(alsoNamed(lenient(z.string()), 'url', 'redirectUrl', 'paymentLink'), {
      description: 'Payment page that charges the visitor. HTTPS URL on an origin that the page trusts.',
      examples: ['https://pay.partner.example/membership/9f2c'],
    }),
    transactionId: described(lenient(identifier()), {
      description:
        'Id of the enrollment. With it, the page can show the outcome of the payment to a visitor who returns without the payment page’s link.',
      examples: ['5d1f3a52-6a52-4c39-8b43-5f1d8a1d7f10'],
    }),
  }),
});
