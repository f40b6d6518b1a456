import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { count, dollars, identifier } from '../contract/wire-numbers.ts';
import { lenient, rows, text } from '../contract/wire-types.ts';

const error = () =>
  z.union(
    [
      text(),
      z.object({
        message: described(alsoNamed(text(), 'text', 'description'), {
          description: 'Message shown to the visitor.',
          examples: ['This limit is sold with a deductible of $500 or more.'],
        }),
      }),
    ],
    'text',
  );

const errors = () =>
  described(lenient(z.union([rows(error()), text()], 'text or a list of texts')), {
    description: 'Why there is no rate.',
    examples: [[{ message: 'This limit is sold with a deductible of $500 or more.' }]],
  });

const paymentPlan = () =>
  described(
    z.object({
      paymentPlanCode: described(alsoNamed(text(), 'planCode', 'code'), {
        description: 'Annual, SemiAnnual, Quarterly or Monthly, in any spelling. Others are ignored.',
        examples: ['Monthly'],
      }),
      totalPremium: described(dollars(), { description: 'Dollars for the year.', examples: [210.6] }),
      installmentPaymentAmount: described(lenient(dollars()), {
        description: 'Dollars per later payment.',
        examples: [17.55],
      }),
      downPaymentAmount: described(lenient(dollars()), {
        description: 'Down payment in dollars. Defaults to the whole premium for Annual.',
        examples: [17.55],
      }),
    }),
    { title: 'RentersPaymentPlan', description: 'A pay plan.' },
  );

const result = () =>
  z.object({
    carrierId: described(alsoNamed(lenient(identifier()), 'companyId'), {
      description: 'Id of the carrier.',
      examples: ['5001'],
    }),
    companyName: described(alsoNamed(lenient(z.string()), 'carrierName'), {
      description: 'Name of the carrier, shown to the visitor.',
      examples: ['Hearthside Renters'],
    }),
    rates: described(
      lenient(
        rows(
          z.object({
            paymentPlans: described(rows(paymentPlan()), { description: 'Pay plans.' }),
          }),
        ),
      ),
      { description: 'The first rate with a pay plan is the one that is purchased.' },
    ),
    errors: errors(),
  });

/** The carriers' rates of a renters policy; polled each second (spec 2 §7.3). */
export const rentersResults = defineCall({
  id: 'rentersResults',
  method: 'GET',
  path: '/api/homerating/getResultsByTransactionId',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  isResponsePublic: true,
  query: z.object({
    ...headerQuery,
    transactionId: described(text(), { description: '`transactionId` of `rateRenters`.' }),
  }),
  response: z.object({
    ...envelope,
    isDone: described(lenient(z.boolean()), {
      description:
        'Whether every carrier has answered. If absent, a refusal counts after five more polls without a rate.',
      examples: [true],
    }),
    completedCount: described(lenient(count()), {
      description: 'Number of carriers that have answered, if `isDone` is absent.',
      examples: [1],
    }),
    results: described(lenient(rows(result())), { description: 'One per carrier.' }),
    errors: errors(),
  }),
});
