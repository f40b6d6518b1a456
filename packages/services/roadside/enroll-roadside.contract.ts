import * as z from 'zod/mini';
import { described } from '#domain/described';
import { roadsideCountry, roadsideTerm } from '#domain/roadside';
import { alsoNamed } from '../contract/also-named.ts';
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
    middleName: described(z.string(), { description: 'May be empty.', examples: ['J'] }),
    lastName: described(text(), { description: 'Last name.', examples: ['Example'] }),
    email: described(text(), { description: 'Where the membership is sent.', examples: ['alex@example.com'] }),
    phone: described(z.string().check(z.regex(/^\d{10}$/)), { description: 'Ten digits.', examples: ['5125550142'] }),
    address1: described(text(), { description: 'Street.', examples: ['100 Sample St'] }),
    address2: described(z.string(), { description: 'Apartment; may be empty.', examples: ['Apt 4'] }),
    city: described(text(), { description: 'City.', examples: ['Austin'] }),
    state: described(stateCode(), { description: 'Two letters.', examples: ['TX'] }),
    zip: described(fiveDigits(), { description: 'Five digits.', examples: ['78701'] }),
    country: described(z.literal(roadsideCountry), { description: 'The country.', examples: [roadsideCountry] }),
    driverLicense: described(z.string(), { description: 'Its number; may be empty.', examples: ['12345678'] }),
    marketingConsent: described(z.literal(true), {
      description: 'The member agreed to be contacted.',
      examples: [true],
    }),
    term: described(z.literal(roadsideTerm), { description: 'Months.', examples: [roadsideTerm] }),
    package: described(text(), { description: 'The type of membership, as `prepare` names it.', examples: ['Single'] }),
    amount: described(z.number().check(z.positive()), {
      description: 'Dollars, as `prepare` has them.',
      examples: [39],
    }),
    paymentDate: described(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)), {
      description: 'Today in the agency’s time zone, `yyyy-mm-dd`.',
      examples: ['2026-11-20'],
    }),
    returnUrl: described(z.optional(text()), {
      description:
        'A page of the site, to which the payment page returns with `transactionId` in its query. It has no data of the visitor.',
      examples: ['https://www.agency.example/roadside'],
    }),
  }),
  response: z.object({
    ...envelope,
    paymentUrl: described(alsoNamed(lenient(z.string()), 'url', 'redirectUrl', 'paymentLink'), {
      description: 'The page that charges: an https address on an origin that the page trusts.',
      examples: ['https://pay.partner.example/membership/9f2c'],
    }),
    transactionId: described(lenient(identifier()), {
      description:
        'The enrollment. With it, a visitor who comes back without the address of the payment page can be told what became of the payment.',
      examples: ['5d1f3a52-6a52-4c39-8b43-5f1d8a1d7f10'],
    }),
  }),
});
