import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { identifier } from '../contract/wire-numbers.ts';
import { lenient } from '../contract/wire-types.ts';
import { customerToken, expiration } from './customer-answer.contract.ts';

const optionalText = () => lenient(z.string());

const nestedAddress = () =>
  z.object({
    address1: described(alsoNamed(optionalText(), 'address', 'detail', 'street', 'addressLine'), {
      description: 'Street and number.',
      examples: ['100 Congress Ave'],
    }),
    city: described(optionalText(), { description: 'City.', examples: ['Austin'] }),
    state: described(optionalText(), { description: 'Two letters.', examples: ['TX'] }),
    zipCode: described(alsoNamed(lenient(identifier()), 'zip', 'postalCode'), {
      description: 'Five digits.',
      examples: ['78701'],
    }),
  });

/** The profile of the customer who is signed in (spec 3 §3). Its name shows in the page's header. */
export const loadCustomerProfile = defineCall({
  id: 'loadCustomerProfile',
  method: 'GET',
  path: '/api/customer/profile',
  server: 'api',
  authorization: 'customer',
  isSafe: true,
  isWrappedInData: true,
  notFound: 'refused',
  query: z.object({ ...headerQuery }),
  response: z.object({
    ...envelope,
    name: described(alsoNamed(optionalText(), 'firstName', 'givenName', 'fullName', 'customerName'), {
      description: 'First or full name.',
      examples: ['Alex'],
    }),
    surname: described(alsoNamed(optionalText(), 'lastName', 'familyName'), {
      description: 'Last name.',
      examples: ['Example'],
    }),
    address: described(
      alsoNamed(lenient(z.union([z.string(), nestedAddress()])), 'address1', 'street', 'streetAddress', 'addressLine'),
      {
        description: 'Street and number, or an object with the whole address.',
        examples: ['100 Congress Ave'],
      },
    ),
    city: described(optionalText(), { description: 'City.', examples: ['Austin'] }),
    state: described(optionalText(), { description: 'Two letters.', examples: ['TX'] }),
    zipCode: described(alsoNamed(lenient(identifier()), 'zip', 'postalCode'), {
      description: 'Five digits.',
      examples: ['78701'],
    }),
    mail: described(alsoNamed(optionalText(), 'email', 'emailAddress'), {
      description: 'Email address.',
      examples: ['alex@example.com'],
    }),
    phone: described(alsoNamed(lenient(identifier()), 'phoneNumber', 'mobile', 'mobileNumber', 'homePhone'), {
      description: 'Ten digits, in any format.',
      examples: ['5125550142'],
    }),
    driverLicenseNumber: described(alsoNamed(lenient(identifier()), 'driverLicense', 'license', 'licenseNumber'), {
      description: 'Number of the driver’s license.',
      examples: ['12345678'],
    }),
    customerCode: described(alsoNamed(lenient(identifier()), 'customerId', 'customerNumber', 'code'), {
      description: 'Id of the customer at the agency.',
      examples: ['C-1001'],
    }),
    isSmsNotify: described(alsoNamed(lenient(z.boolean()), 'smsNotify', 'isSmsNotification', 'smsOptIn'), {
      description: 'Whether the customer receives text messages.',
      examples: [true],
    }),
    birthDate: described(alsoNamed(optionalText(), 'dob', 'dateOfBirth'), {
      description: 'Date of birth, `yyyy-mm-dd`.',
      examples: ['1990-04-17'],
    }),
    creation: customerToken.creation,
    expiration: described(expiration(), {
      description:
        'When the session expires, ISO 8601. For a gateway that keeps the session in a cookie; if absent, the session is extended once to read its expiry.',
      examples: ['2026-11-20T17:33:00.000Z'],
    }),
  }),
});
