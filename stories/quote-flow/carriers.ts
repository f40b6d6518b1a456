import { getResultsExamples } from '#services/rating/get-results.examples';
import { respondWith } from '../story-harness/network.ts';

const { body } = getResultsExamples.response.allCarriers;
if (!('results' in body)) throw new Error('The example of all carriers has no results.');
const five = body.results ?? [];

const others = [
  'Red River Preferred',
  'Pecan Valley Insurance',
  'Mockingbird Direct',
  'Gulf Coast General Assurance of the Southwest',
];

/** The five carriers of the example, and four copies of them. */
const nine = [
  ...five,
  ...others.map((companyName, index) => {
    const like = five[index]!;
    const rate = like.rates![0]!;
    const premium = Number(rate.totalPremium) + 61.3 * (index + 1);
    return {
      ...like,
      companyID: String(9000 + index),
      companyName,
      rates: [{ ...rate, rateQuoteId: `rq-${9000 + index}`, quoteNumber: `Q-6000${index}`, totalPremium: premium }],
    };
  }),
];

const answer = (results: typeof nine) => respondWith({ ...body, results, completedCount: results.length });

export const nineCarriers = answer(nine);

export const oneCarrier = answer(nine.slice(0, 1));

/** Agents sell all of them. */
export const agentsOnly = answer(nine.map((carrier) => ({ ...carrier, showBuyButton: false })));

const [first] = five;
const rate = first!.rates![0]!;

/** One carrier with the deductible waiver, and without comprehensive and uninsured motorists. */
export const waiverAndDeclined = answer([
  {
    ...first!,
    rates: [
      {
        ...rate,
        coverages: [
          { coverageCd: 'BI', limit: { val1: 30_000, val2: 60_000 } },
          { coverageCd: 'UM', limit: { val1: 0 } },
          { coverageCd: 'COLL', deductible: 500 },
          { coverageCd: 'COMP', deductible: 0 },
          { coverageCd: 'CWAIV', limit: { val1: 1 } },
        ],
      },
    ],
  },
]);
