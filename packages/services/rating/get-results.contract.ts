import * as z from 'zod/mini';
import { described } from '#domain/description';
import { centsOf } from '#domain/money';
import { alsoNamed } from '../contract/aliases.ts';
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
      rateQuoteId: described(identifier(), { description: 'Id of the rate, for later calls.', examples: ['rq-1001'] }),
      quoteNumber: described(lenient(identifier()), {
        description: 'Quote number that the visitor gives to an agent.',
        examples: ['Q-58213'],
      }),
      term: described(months(), { description: 'Months.', examples: [6] }),
      totalPremium: described(premium(), {
        description: 'Dollars for the whole term, including all `fees`.',
        examples: [642.5],
      }),
      payPlanDescription: described(lenient(z.string()), {
        description: 'Shown to the visitor. The codes OD and OH are bi-monthly plans.',
        examples: ['6 payments'],
      }),
      payPlanDownPayment: described(lenient(dollars()), {
        description: 'Down payment in dollars. Defaults to the whole premium for a single payment.',
        examples: [107.08],
      }),
      payPlanPaymentAmount: described(lenient(dollars()), {
        description:
          'Dollars per installment. Down payment and installments may be rounded: their sum may be less than ' +
          '`totalPremium` by up to a dollar per payment, or more by up to a cent per payment. Any larger excess is ' +
          'shown as a fee of the pay plan. If the sum is less by more than that, or more than twice the premium, only ' +
          'the premium and the down payment are shown.',
        examples: [107.08],
      }),
      payPlanNumOfPayments: described(lenient(count()), {
        description:
          'Number of installments after the down payment. 1 or less means a single payment, made as the down payment.',
        examples: [5],
      }),
      effectiveDate: described(lenient(isoDay()), {
        description: 'Start date of the policy.',
        examples: ['2026-11-21'],
      }),
      coverages: described(
        lenient(
          rows(
            described(
              z.object({
                coverageCd: described(coverageCd(), { description: 'Code of the coverage.', examples: ['BI'] }),
                description: described(lenient(z.string()), {
                  description: 'Shown to the visitor.',
                  examples: ['Bodily injury'],
                }),
                limit: described(lenient(limit()), { description: 'For all coverages except COMP and COLL.' }),
                deductible: described(lenient(deductible()), { description: 'For COMP and COLL.', examples: [500] }),
                premium: described(lenient(dollars()), {
                  description:
                    'Premium of the coverage in dollars. Above 0, the coverage is included, regardless of its deductible.',
                  examples: [84.5],
                }),
                isSelected: described(alsoNamed(lenient(z.boolean()), 'selected', 'isIncluded', 'included'), {
                  description:
                    'False: the coverage is declined. True: it is included, and a deductible of 0 means no deductible.',
                  examples: [true],
                }),
              }),
              { title: 'RatedCoverage', description: 'A coverage of a rate.' },
            ),
          ),
        ),
        { description: 'Coverages at this price.' },
      ),
      fees: described(
        lenient(
          rows(
            described(
              z.object({
                feeCd: described(lenient(z.string()), {
                  description:
                    'Type of fee. The page has labels for INSTALLMENT, POLICY and AGENCY; any other type shows its description.',
                  examples: ['INSTALLMENT'],
                }),
                description: described(lenient(z.string()), {
                  description: 'Shown to the visitor.',
                  examples: ['Installment fees'],
                }),
                amount: described(dollars(), { description: 'Dollars for the whole term.', examples: [25] }),
              }),
              { title: 'Fee', description: 'A fee of a rate.' },
            ),
          ),
        ),
        { description: 'Fees included in the total premium. All of them are shown before the buy button.' },
      ),
    }),
    { title: 'Rate', description: 'A price of a carrier.' },
  );

const ratedCar = () =>
  described(
    z.looseObject({
      vin: described(lenient(z.string()), { description: 'VIN, if it is known.', examples: ['1HGCM82633A004352'] }),
      year: described(lenient(count()), { description: 'Model year.', examples: [2003] }),
      maker: described(lenient(z.string()), { description: 'Make.', examples: ['Honda'] }),
      model: described(lenient(z.string()), { description: 'Model.', examples: ['Accord'] }),
    }),
    { title: 'RatedCar', description: 'A car as a carrier rated it.' },
  );

const ratedDriver = () =>
  described(
    z.looseObject({
      firstName: described(lenient(z.string()), { description: 'First name.', examples: ['Alex'] }),
      lastName: described(lenient(z.string()), { description: 'Last name.', examples: ['Example'] }),
    }),
    { title: 'RatedDriver', description: 'A driver as a carrier rated them.' },
  );

const result = () =>
  described(
    z.object({
      transactionID: described(lenient(text()), {
        description: 'The transaction it answers (the spelling is the service’s).',
      }),
      companyID: described(identifier(), { description: 'Id of the carrier.', examples: ['1042'] }),
      companyName: described(text(), {
        description: 'Name of the carrier, shown to the visitor.',
        examples: ['Prairie Mutual'],
      }),
      logoUrl: described(lenient(z.string()), {
        description: 'HTTPS URL, or a path on the page’s own origin.',
        examples: ['https://logos.example/prairie.svg'],
      }),
      showBuyButton: described(lenient(z.boolean()), {
        description: 'Whether the policy can be bought online.',
        examples: [true],
      }),
      bolType: described(lenient(z.string()), {
        description:
          'How the policy is bought: `carrier` on the carrier’s page, `pseudo` through an agent (a pseudo-carrier); empty if it cannot be bought online.',
        examples: ['carrier', 'pseudo', ''],
      }),
      openNewWindow: described(lenient(z.boolean()), {
        description: 'Whether the purchase page opens in a new window.',
        examples: [false],
      }),
      cars: described(lenient(rows(ratedCar())), {
        description: 'The cars as the carrier rated them, with the keys of the quote request. Not read by the widgets.',
      }),
      drivers: described(lenient(rows(ratedDriver())), {
        description:
          'The drivers as the carrier rated them, with the keys of the quote request. Not read by the widgets.',
      }),
      rates: described(completedByParent(lenient(rows(rate()))), {
        description:
          'Best rate first; with `resultLimit` 1, the only one. Empty if the carrier declined; absent if the result itself has the keys of its rate. A rate may omit keys that the result has.',
      }),
      ...optionalKeys(rate()),
    }),
    { title: 'Result', description: 'The result of a carrier.' },
  );

/** The keys of a rate that is flat in its result. */
function optionalKeys(schema: ReturnType<typeof rate>) {
  const { rateQuoteId, term, totalPremium, ...others } = schema.shape;
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
    transactionId: described(text(), { description: '`transactionId` of `prepareTransaction`.' }),
    returnAll: described(trueOrFalse(), {
      description: 'True to return the available results before all carriers have answered.',
    }),
    filterErrors: described(trueOrFalse(), { description: 'True to leave out carriers that declined.' }),
    takeBestResults: described(trueOrFalse(), { description: 'True to return one rate across all carriers.' }),
    resultLimit: described(z.string().check(z.regex(/^\d+$/)), {
      description: 'Number of rates per carrier.',
      examples: ['1'],
    }),
    allRates: described(trueOrFalse(), { description: 'True to return every pay plan as a separate rate.' }),
  }),
  response: z.object({
    ...envelope,
    isDone: described(lenient(z.boolean()), { description: 'Whether every carrier has answered.', examples: [false] }),
    completedCount: described(lenient(count()), {
      description: 'Number of carriers that have answered so far.',
      examples: [3],
    }),
    results: described(lenient(rows(result())), { description: 'One per carrier.' }),
    token: described(lenient(z.string()), { description: 'Guest token that replaces the current one.' }),
    buyNowUrl: described(lenient(z.string()), {
      description:
        'URL where the best rate can be bought, if already known. Not read by the widgets, which call `buyNow`.',
    }),
  }),
});
