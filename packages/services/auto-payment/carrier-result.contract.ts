import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { count, dollars, identifier } from '../contract/wire-numbers.ts';
import { lenient, rows, text } from '../contract/wire-types.ts';
import { months } from '../rating/months.contract.ts';
import { purchaseKeys } from './purchase-reference.contract.ts';

const optionalText = () => lenient(z.string());

const error = () =>
  z.union(
    [
      text(),
      z.object({
        text: described(alsoNamed(text(), 'message', 'description', 'errorMessage', 'errorText', 'error'), {
          description: 'Message shown to the visitor.',
        }),
      }),
    ],
    'text',
  );

const errors = () =>
  described(lenient(z.union([rows(error()), text()], 'text or a list of texts')), {
    description: 'Why the carrier declines. Any error returns the visitor to the questions.',
    examples: [[{ text: 'The carrier does not insure cars that deliver goods.' }]],
  });

/** A limit per person and a limit per accident. */
const limitPair = () =>
  z.object({
    val1: described(lenient(identifier()), { description: 'Limit per person.', examples: ['30000'] }),
    val2: described(lenient(identifier()), { description: 'Limit per accident.', examples: ['60000'] }),
  });

const coverage = () =>
  described(
    z.object({
      coverageName: described(alsoNamed(text(), 'name', 'coverageCd'), {
        description: 'Shown to the visitor. BI, PD, MEDPM, PIP, UM, UMPD and ADB are grouped as liability.',
        examples: ['BI'],
      }),
      coverageDescription: described(alsoNamed(optionalText(), 'description'), {
        description: 'Shown to the visitor.',
        examples: ['Bodily injury'],
      }),
      limit: described(alsoNamed(lenient(z.union([identifier(), limitPair()], 'text')), 'limits', 'deductible'), {
        description: 'Shown to the visitor as text. A pair is separated by a slash.',
        examples: ['$30,000/$60,000'],
      }),
    }),
    { title: 'PolicyCoverage', description: 'A coverage of the policy.' },
  );

const paymentOption = () =>
  described(
    z.object({
      companyName: described(optionalText(), {
        description: 'Name of the carrier, shown to the visitor.',
        examples: ['Marigold Auto'],
      }),
      term: described(lenient(months()), { description: 'Months.', examples: [6] }),
      quoteNumber: described(lenient(identifier()), {
        description: 'Quote number that the visitor gives to an agent.',
        examples: ['Q-58213'],
      }),
      payPlanDescription: described(alsoNamed(optionalText(), 'payPlan'), {
        description: 'Shown to the visitor.',
        examples: ['6 payments'],
      }),
      totalPremium: described(lenient(dollars()), {
        description: 'Dollars for the whole term, including every fee except `agencyFee`.',
        examples: [642.5],
      }),
      payPlanDownPayment: described(lenient(dollars()), { description: 'Down payment in dollars.', examples: [107.1] }),
      payPlanPaymentAmount: described(lenient(dollars()), {
        description: 'Dollars per installment.',
        examples: [107.08],
      }),
      payPlanNumOfPayments: described(lenient(count()), {
        description: 'Number of installments after the down payment. 1 or less means a single payment.',
        examples: [5],
      }),
      agencyFee: described(alsoNamed(lenient(dollars()), 'afee'), {
        description: 'Agency fee in dollars, charged with the down payment.',
        examples: [25],
      }),
      coverages: described(lenient(rows(coverage())), { description: 'Coverages of the policy.' }),
      errors: errors(),
      statusDesc: described(optionalText(), { description: 'Explanation of the carrier.', examples: ['Declined'] }),
    }),
    { title: 'PaymentOption', description: 'A pay plan of the policy.' },
  );

const address = () =>
  z.object({
    address: described(alsoNamed(optionalText(), 'address1', 'street'), {
      description: 'Street and number.',
      examples: ['100 Congress Ave'],
    }),
    apt: described(alsoNamed(optionalText(), 'apartment'), { description: 'Apartment.', examples: ['4B'] }),
    city: described(optionalText(), { description: 'City.', examples: ['Austin'] }),
    state: described(optionalText(), { description: 'Two letters.', examples: ['TX'] }),
    zipCode: described(alsoNamed(optionalText(), 'zip'), { description: 'Five digits.', examples: ['78701'] }),
    county: described(optionalText(), { description: 'County.', examples: ['Travis'] }),
  });

const customer = () =>
  z.object({
    name: described(optionalText(), { description: 'First and last name.', examples: ['Alex Example'] }),
    email: described(optionalText(), { description: 'Email address.', examples: ['alex@example.com'] }),
    phoneNumber: described(optionalText(), { description: 'Ten digits.', examples: ['5125550142'] }),
    address: described(lenient(address()), { description: 'Address of the policyholder.' }),
  });

/** A carrier's response to a submitted purchase: what it sells, and how that can be paid (spec 2 §3.7). */
export const carrierResult = defineCall({
  id: 'carrierResult',
  method: 'POST',
  path: '/rating/getcarrierresultbytransactionidandcarrierid',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  notFound: 'refused',
  body: z.object({ header: header(), ...purchaseKeys() }),
  response: z.object({
    ...envelope,
    status: described(lenient(identifier()), {
      description: 'Status, as the service names it.',
      examples: ['Success'],
    }),
    statusDesc: described(alsoNamed(optionalText(), 'statusDescription'), {
      description: 'Explanation of the status.',
      examples: ['Rated'],
    }),
    paymentOptions: described(alsoNamed(lenient(rows(paymentOption())), 'rates', 'results'), {
      description: 'The option whose `payPlanDescription` the visitor chose is purchased, or else the first one.',
    }),
    errors: errors(),
    customer: described(lenient(customer()), { description: 'The policyholder.' }),
  }),
});
