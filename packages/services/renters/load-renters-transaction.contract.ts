import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { identifier } from '../contract/wire-numbers.ts';
import { lenient, rows, text } from '../contract/wire-types.ts';
import { rentersKey } from './renters-request.contract.ts';

const optionalText = () => lenient(z.string());

const address = () =>
  z.object({
    address1: described(alsoNamed(optionalText(), 'address', 'street'), {
      description: 'Street and number.',
      examples: ['100 Congress Ave'],
    }),
    apt: described(alsoNamed(optionalText(), 'apartment'), { description: 'Apartment.', examples: ['4B'] }),
    city: described(optionalText(), { description: 'City.', examples: ['Austin'] }),
    state: described(optionalText(), { description: 'Two letters.', examples: ['TX'] }),
    zipCode: described(alsoNamed(optionalText(), 'zip'), { description: 'Five digits.', examples: ['78701'] }),
  });

const customer = () =>
  z.object({
    name: described(alsoNamed(optionalText(), 'firstName'), { description: 'First name.', examples: ['Alex'] }),
    surname: described(alsoNamed(optionalText(), 'lastName'), { description: 'Last name.', examples: ['Example'] }),
    email: described(optionalText(), { description: 'Email address.', examples: ['alex@example.com'] }),
    phoneNumber: described(alsoNamed(lenient(identifier()), 'phone'), {
      description: 'Ten digits.',
      examples: ['5125550142'],
    }),
    address: described(lenient(address()), { description: 'Address, if the request has none outside `customer`.' }),
  });

const additionalCustomer = () =>
  z.object({
    name: described(alsoNamed(text(), 'firstName'), {
      description: 'First or full name.',
      examples: ['Robin'],
    }),
    surname: described(alsoNamed(optionalText(), 'lastName'), { description: 'Last name.', examples: ['Sample'] }),
    email: described(optionalText(), {
      description: 'Email address of an interested party.',
      examples: ['leasing@example.com'],
    }),
    role: described(lenient(identifier()), {
      description: '1 additional interested party, 0 roommate.',
      examples: [0],
    }),
  });

const value = () =>
  z.object({
    val1: described(lenient(identifier()), { description: 'Value of the limit or deductible.', examples: [20_000] }),
  });
const amount = () => z.union([value(), identifier(), z.number()], 'dollars or a word');

const coverage = () =>
  z.object({
    coverageCd: described(text(), { description: 'Code, as in `rentersCoverages`.', examples: ['CoverageC'] }),
    limit: described(lenient(amount()), { description: 'Limit of a coverage.' }),
    deductible: described(lenient(amount()), { description: 'Amount of a deductible.' }),
  });

const prepareRequest = () =>
  z.object({
    customer: described(lenient(customer()), { description: 'The renter.' }),
    address: described(lenient(address()), { description: 'The rented home.' }),
    coverages: described(lenient(rows(coverage())), { description: 'Selected limits and deductibles.' }),
    additionalCustomers: described(lenient(rows(additionalCustomer())), {
      description: 'An interested party and roommates.',
    }),
  });

/** The answers of an earlier transaction, for a returning customer (spec 2 §2.3, §7.3). */
export const loadRentersTransaction = defineCall({
  id: 'loadRentersTransaction',
  method: 'POST',
  path: '/homerating/getcarrierresultbytransactionidandcarrierid',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  notFound: 'refused',
  body: z.object({
    header: header(),
    ...rentersKey(),
    carrierId: described(z.optional(text()), {
      description: 'Id of the carrier of the transaction, if the page’s URL or the configuration has it.',
      examples: ['5001'],
    }),
  }),
  response: z.object({
    ...envelope,
    prepareRequest: described(alsoNamed(prepareRequest(), 'request'), { description: 'The rated request.' }),
  }),
});
