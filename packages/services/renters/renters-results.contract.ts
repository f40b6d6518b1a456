import * as z from 'zod/mini';
import { described } from '#domain/described';
import { alsoNamed } from '../contract/also-named.ts';
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
          description: 'For the visitor to read.',
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
        description: 'Dollars of each later payment.',
        examples: [17.55],
      }),
      downPaymentAmount: described(lenient(dollars()), {
        description: 'Dollars due at once. Absent of Annual: all of it.',
        examples: [17.55],
      }),
    }),
    { title: 'RentersPaymentPlan', description: 'One way to pay the premium.' },
  );

const result = () =>
  z.object({
    carrierId: described(alsoNamed(lenient(identifier()), 'companyId'), {
      description: 'The carrier.',
      examples: ['5001'],
    }),
    companyName: described(alsoNamed(lenient(z.string()), 'carrierName'), {
      description: 'To be shown.',
      examples: ['Hearthside Renters'],
    }),
    rates: described(
      lenient(
        rows(
          z.object({
            paymentPlans: described(rows(paymentPlan()), { description: 'The ways to pay.' }),
          }),
        ),
      ),
      { description: 'The first with a plan is the one that is bought.' },
    ),
    errors: errors(),
  });

/** The carriers' prices of a renters policy; polled each second (spec 2 §7.3). */
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
    transactionId: described(text(), { description: 'As rateRenters gave it.' }),
  }),
  response: z.object({
    ...envelope,
    isDone: described(lenient(z.boolean()), {
      description: 'Every carrier has answered. Without it, a refusal counts after five more polls without a rate.',
      examples: [true],
    }),
    completedCount: described(lenient(count()), {
      description: 'Carriers that have answered, where `isDone` is missing.',
      examples: [1],
    }),
    results: described(lenient(rows(result())), { description: 'One a carrier.' }),
    errors: errors(),
  }),
});
