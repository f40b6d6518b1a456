import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { count, identifier } from '../contract/wire-numbers.ts';
import { code, lenient, rows, someRows, text } from '../contract/wire-types.ts';
import { personAddress } from '../quotes/person-address.contract.ts';

const optionalText = () => lenient(z.string());
const optionalCount = () => lenient(count());
const optionalFlag = () => lenient(z.boolean());

const customer = () =>
  z.object({
    email: described(optionalText(), { description: 'Email address.', examples: ['alex@example.com'] }),
    phoneNumber: described(optionalText(), { description: 'Ten digits.', examples: ['5125550142'] }),
    ...personAddress('Where the named insured lives.'),
  });

const driver = () =>
  z.object({
    firstName: described(text(), { description: 'First name.', examples: ['Alex'] }),
    lastName: described(text(), { description: 'Last name.', examples: ['Example'] }),
    dob: described(alsoNamed(optionalText(), 'dateOfBirth', 'birthDate'), {
      description: 'Date of birth, `yyyy-mm-dd`.',
      examples: ['1990-04-17'],
    }),
    relation: described(alsoNamed(lenient(code()), 'primaryDriverRelation'), {
      description: 'Relation to the primary driver, as in the quote request; 0 is the primary driver.',
      examples: [0],
    }),
    priorInsurance: described(optionalFlag(), { description: 'Was insured before.', examples: [true] }),
    gender: described(alsoNamed(lenient(code()), 'sex'), { description: '0 male, 1 female.', examples: [0] }),
    maritalStatus: described(alsoNamed(lenient(code()), 'marital'), {
      description: '0 married, 1 single.',
      examples: [1],
    }),
    isExcluded: described(optionalFlag(), { description: 'Not covered by the policy.', examples: [false] }),
    driverLicenseNumber: described(
      alsoNamed(optionalText(), 'driverLicense', 'license', 'driverNumber', 'licensePermitNumber'),
      { description: 'License number.', examples: ['12345678'] },
    ),
    issueDate: described(optionalText(), {
      description: 'Issue date of the license, `yyyy-mm-dd`.',
      examples: ['2008-05-02'],
    }),
    ...personAddress('Absent when it is the customer’s.'),
    rec: described(lenient(identifier()), {
      description: 'Id of the record in which a search found the driver.',
      examples: ['d-1'],
    }),
  });

const car = () =>
  z.object({
    vin: described(optionalText(), { description: 'VIN, if it is known.', examples: ['1HGCM82633A004352'] }),
    year: described(count(), { description: 'Model year.', examples: [2003] }),
    maker: described(alsoNamed(text(), 'make'), { description: 'Make.', examples: ['Honda'] }),
    model: described(text(), { description: 'Model.', examples: ['Accord'] }),
    annualMilesAge: described(optionalCount(), { description: 'Miles per year.', examples: [10000] }),
  });

const questionAnswer = () =>
  z.object({
    questionCd: described(text(), { description: 'Code of the question.', examples: ['Q1'] }),
    answer: described(text(), { description: 'The answer.', examples: ['N'] }),
  });

/** The transaction of a rate, for the buy-now follow-up (spec 2 §3.1). */
export const loadBindQuote = defineCall({
  id: 'loadBindQuote',
  method: 'GET',
  path: '/api/rating/getTransactionByRateQuoteId/{rateQuoteId}',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  notFound: 'refused',
  params: z.object({
    rateQuoteId: described(text(), { description: 'Id of the rate.', examples: ['rq-1042'] }),
  }),
  query: z.object({
    ...headerQuery,
    transactionId: described(z.optional(text()), {
      description: 'Expected transaction of the rate, if known.',
      examples: ['b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11'],
    }),
  }),
  response: z.object({
    ...envelope,
    companyId: described(lenient(identifier()), { description: 'Id of the carrier.', examples: ['1004'] }),
    transaction: described(
      z.object({
        transactionId: described(optionalText(), {
          description: 'Id of the transaction.',
          examples: ['b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11'],
        }),
        customer: described(lenient(customer()), { description: 'The named insured.' }),
        drivers: described(someRows(driver()), { description: 'The drivers, including the named insured.' }),
        cars: described(alsoNamed(lenient(rows(car())), 'vehicles'), { description: 'The cars.' }),
        questionAnswers: described(lenient(rows(questionAnswer())), {
          description: 'Answered questions.',
        }),
      }),
      { description: 'The answers of the quote request.' },
    ),
  }),
});
