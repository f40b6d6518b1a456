import * as z from 'zod/mini';
import { described } from '#domain/described';
import { centsOf } from '#domain/money';
import { completedByParent } from '../contract/completed-by-parent.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { count, dollars, identifier } from '../contract/wire-numbers.ts';
import { isoDay, lenient, rows, text } from '../contract/wire-types.ts';
import { coverageCd, deductible, limit } from './coverage-amounts.contract.ts';
import { months } from './months.contract.ts';

const trueOrFalse = () => z.enum(['true', 'false']);

/** A premium of $0.00 counts as missing. */
const premium = () => dollars().check(z.refine((value) => (centsOf(value) ?? 0) > 0, 'dollars, more than 0'));

const rate = () =>
  described(
    z.object({
      rateQuoteId: described(identifier(), { description: 'Names this rate in later calls.', examples: ['rq-1001'] }),
      quoteNumber: described(lenient(identifier()), {
        description: 'What the visitor tells an agent.',
        examples: ['Q-58213'],
      }),
      term: described(months(), { description: 'Months.', examples: [6] }),
      totalPremium: described(premium(), {
        description: 'Dollars for the whole term, with every fee: no more than this is ever paid.',
        examples: [642.5],
      }),
      payPlanDescription: described(lenient(z.string()), {
        description: 'To be shown. The codes OD and OH are bi-monthly plans.',
        examples: ['6 payments'],
      }),
      payPlanDownPayment: described(lenient(dollars()), {
        description: 'Dollars due at once. Absent of a single payment: all of it.',
        examples: [107.08],
      }),
      payPlanPaymentAmount: described(lenient(dollars()), {
        description: 'Dollars of each installment.',
        examples: [107.08],
      }),
      payPlanNumOfPayments: described(lenient(count()), {
        description:
          'Installments that follow the down payment. 1 or less: a single payment, and the down payment is all of it.',
        examples: [5],
      }),
      effectiveDate: described(lenient(isoDay()), {
        description: 'When the policy would start.',
        examples: ['2026-11-21'],
      }),
      coverages: described(
        lenient(
          rows(
            described(
              z.object({
                coverageCd: described(coverageCd(), { description: 'Which coverage.', examples: ['BI'] }),
                description: described(lenient(z.string()), {
                  description: 'To be shown.',
                  examples: ['Bodily injury'],
                }),
                limit: described(lenient(limit()), { description: 'For all but COMP and COLL.' }),
                deductible: described(lenient(deductible()), { description: 'For COMP and COLL.', examples: [500] }),
              }),
              { title: 'RatedCoverage', description: 'A coverage of a rate.' },
            ),
          ),
        ),
        { description: 'What the carrier covers at this price.' },
      ),
      fees: described(
        lenient(
          rows(
            described(
              z.object({
                feeCd: described(lenient(z.string()), {
                  description:
                    'What it is for: INSTALLMENT, POLICY or AGENCY have texts of their own; any other shows its description.',
                  examples: ['INSTALLMENT'],
                }),
                description: described(lenient(z.string()), {
                  description: 'To be shown.',
                  examples: ['Installment fees'],
                }),
                amount: described(dollars(), { description: 'Dollars over the whole term.', examples: [25] }),
              }),
              { title: 'Fee', description: 'A fee of a rate.' },
            ),
          ),
        ),
        { description: 'What of the total premium are fees. Every one of them is shown before the buy button.' },
      ),
    }),
    { title: 'Rate', description: 'A price of a carrier.' },
  );

const result = () =>
  described(
    z.object({
      transactionID: described(lenient(text()), {
        description: 'The transaction it answers (the spelling is the service’s).',
      }),
      companyID: described(identifier(), { description: 'The carrier.', examples: ['1042'] }),
      companyName: described(text(), { description: 'To be shown.', examples: ['Prairie Mutual'] }),
      logoUrl: described(lenient(z.string()), {
        description: 'An https address, or a path on the page’s own origin.',
        examples: ['https://logos.example/prairie.svg'],
      }),
      showBuyButton: described(lenient(z.boolean()), {
        description: 'The carrier’s policy can be bought online.',
        examples: [true],
      }),
      bolType: described(lenient(z.string()), {
        description:
          'How it is bought: `carrier` on the carrier’s own page, `pseudo` through an agent who stands in for it (a pseudo-carrier), empty not online.',
        examples: ['carrier', 'pseudo', ''],
      }),
      openNewWindow: described(lenient(z.boolean()), {
        description: 'The buying page wants a window of its own.',
        examples: [false],
      }),
      cars: described(lenient(z.array(z.unknown())), {
        description: 'The cars as the carrier rated them, with the keys of the quote request. Not read by the widgets.',
        examples: [[{ year: 2003, maker: 'Honda', model: 'Accord' }]],
      }),
      drivers: described(lenient(z.array(z.unknown())), {
        description:
          'The drivers as the carrier rated them, with the keys of the quote request. Not read by the widgets.',
        examples: [[{ firstName: 'Alex', lastName: 'Example' }]],
      }),
      rates: described(completedByParent(lenient(rows(rate()))), {
        description:
          'The best first; with `resultLimit` 1, the only one. Empty when the carrier declined; absent when the keys of its rate are those of the result itself. A rate may leave to the result what it does not say.',
      }),
      ...optionalKeys(rate()),
    }),
    { title: 'Result', description: 'The answer of a carrier.' },
  );

/** The keys of a rate that is flat in its result. */
function optionalKeys(one: ReturnType<typeof rate>) {
  const { rateQuoteId, term, totalPremium, ...others } = one.shape;
  return {
    rateQuoteId: lenient(rateQuoteId),
    term: lenient(term),
    totalPremium: lenient(totalPremium),
    ...others,
  };
}

/** The carriers’ results so far; polled until `isDone`. */
export const getResults = defineCall({
  id: 'getResults',
  method: 'GET',
  path: '/api/rating/getResultsByTransactionId',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  isResponsePublic: true,
  query: z.object({
    ...headerQuery,
    transactionId: described(text(), { description: 'As prepareTransaction gave it.' }),
    returnAll: described(trueOrFalse(), { description: 'True: what there is, while carriers still answer.' }),
    filterErrors: described(trueOrFalse(), { description: 'True: leave out carriers that declined.' }),
    takeBestResults: described(trueOrFalse(), { description: 'True: one rate of all carriers.' }),
    resultLimit: described(z.string().check(z.regex(/^\d+$/)), {
      description: 'Rates of each carrier.',
      examples: ['1'],
    }),
    allRates: described(trueOrFalse(), { description: 'True: every pay plan as a rate of its own.' }),
  }),
  response: z.object({
    ...envelope,
    isDone: described(lenient(z.boolean()), { description: 'Every carrier has answered.', examples: [false] }),
    completedCount: described(lenient(count()), { description: 'Carriers that have answered so far.', examples: [3] }),
    results: described(lenient(rows(result())), { description: 'One a carrier.' }),
    token: described(lenient(z.string()), { description: 'A guest token that replaces the present one.' }),
    buyNowUrl: described(lenient(z.string()), {
      description:
        'Where the best rate can be bought, when that is known already. Not read by the widgets, which call buyNow.',
    }),
  }),
});
