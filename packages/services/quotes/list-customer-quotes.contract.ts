import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { count, dollars, identifier } from '../contract/wire-numbers.ts';
import { lenient, rows, text } from '../contract/wire-types.ts';
import { months } from '../rating/months.contract.ts';

const optionalText = () => lenient(z.string());

const quote = () =>
  z.object({
    rateQuoteId: described(alsoNamed(lenient(identifier()), 'id'), {
      description: 'Id of the selected rate, or else the best one; used to rate the quote again.',
      examples: ['rq-1042'],
    }),
    transactionId: described(lenient(identifier()), {
      description: 'Id used to load the quote.',
      examples: ['b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11'],
    }),
    quoteNumber: described(lenient(identifier()), {
      description: 'What the customer tells an agent.',
      examples: ['Q-58213'],
    }),
    quoteDate: described(alsoNamed(optionalText(), 'created', 'createdUtc'), {
      description: 'Date of the quote request, `yyyy-mm-dd`.',
      examples: ['2026-11-02'],
    }),
    effectiveDate: described(optionalText(), {
      description: 'Start date of the policy, `yyyy-mm-dd`.',
      examples: ['2026-11-03'],
    }),
    companyName: described(alsoNamed(optionalText(), 'company', 'carrierName', 'carrier'), {
      description: 'Name of the carrier; absent if no carrier had a rate.',
      examples: ['Larkspur Mutual'],
    }),
    totalPremium: described(alsoNamed(lenient(dollars()), 'premium', 'amount'), {
      description: 'Dollars for the whole term, such as 642.5, "1,234.50" or "$128".',
      examples: [642.5],
    }),
    term: described(alsoNamed(lenient(months()), 'policyTerm'), { description: 'Months.', examples: [6] }),
    drivers: described(
      lenient(
        rows(
          z.object({
            firstName: described(alsoNamed(text(), 'fullName', 'name'), {
              description: 'First or full name.',
              examples: ['Alex'],
            }),
            lastName: described(optionalText(), { description: 'Last name.', examples: ['Example'] }),
          }),
        ),
      ),
      { description: 'The primary driver first.' },
    ),
    vehicles: described(
      alsoNamed(
        lenient(
          rows(
            z.object({
              year: described(lenient(count()), { description: 'Model year.', examples: [2003] }),
              maker: described(alsoNamed(optionalText(), 'make'), { description: 'Make.', examples: ['Honda'] }),
              model: described(optionalText(), { description: 'Model.', examples: ['Accord'] }),
            }),
          ),
        ),
        'cars',
      ),
      { description: 'The vehicles.' },
    ),
  });

/** The quotes of the customer who is signed in (spec 3 §2: my quotes). */
export const listCustomerQuotes = defineCall({
  id: 'listCustomerQuotes',
  method: 'GET',
  path: '/api/customer/quotes',
  server: 'api',
  authorization: 'customer',
  isSafe: true,
  isWrappedInData: true,
  notFound: { quotes: [] },
  bareList: 'quotes',
  query: z.object({ ...headerQuery }),
  response: z.object({
    ...envelope,
    quotes: described(alsoNamed(rows(quote()), 'data', 'items'), {
      description: 'Newest first; empty if there are none.',
    }),
  }),
});
