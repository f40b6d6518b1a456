import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerWithState } from '../contract/header.ts';
import { fiveDigits, isoDay, stateCode, text } from '../contract/wire-types.ts';

/**
 * Creates a customer (spec 3 §3, §7). The specification names the fields twice, as `firstname` and `zipcode` and as `name`
 * and `zipCode`: both are sent, with the same values, for services that read either.
 */
export const createCustomer = defineCall({
  id: 'createCustomer',
  method: 'POST',
  path: '/api/customer/create',
  server: 'api',
  authorization: 'fetchToken',
  isSafe: true,
  hasIdempotencyKey: true,
  isAcknowledgement: true,
  body: z.object({
    header: headerWithState(),
    firstname: described(text(), { description: 'First name.', examples: ['Alex'] }),
    name: described(text(), { description: 'Same as `firstname`.', examples: ['Alex'] }),
    lastname: described(text(), { description: 'Last name.', examples: ['Example'] }),
    dob: described(isoDay(), { description: 'Date of birth, `yyyy-mm-dd`.', examples: ['1990-04-17'] }),
    email: described(text(), { description: 'Email address.', examples: ['alex@example.com'] }),
    phone: described(z.string().check(z.regex(/^\d{10}$/)), { description: 'Ten digits.', examples: ['5125550142'] }),
    state: described(stateCode(), { description: 'Two letters, as in the header.', examples: ['TX'] }),
    city: described(text(), { description: 'City.', examples: ['Austin'] }),
    zipcode: described(fiveDigits(), { description: 'Five digits.', examples: ['78701'] }),
    zipCode: described(fiveDigits(), { description: 'Same as `zipcode`.', examples: ['78701'] }),
    loyaltyEnrollmentStatus: described(z.string(), {
      description: 'Enrollment in the rewards program, as configured on the page. May be empty.',
      examples: ['Enrolled'],
    }),
  }),
  response: z.object({ ...envelope }),
});
