import { getResultsExamples } from '#services/rating/get-results.examples';
import { says } from '../stage/network.ts';

const { body } = getResultsExamples.response.allCarriers;
if (!('results' in body)) throw new Error('The example of all carriers has no results.');
const five = body.results ?? [];

const others = [
  'Red River Preferred',
  'Pecan Valley Insurance',
  'Mockingbird Direct',
  'Gulf Coast General Assurance of the Southwest',
];

/** The five carriers of the example, and four like them. */
const nine = [
  ...five,
  ...others.map((companyName, place) => {
    const like = five[place]!;
    const [rate] = like.rates;
    const premium = Number(rate.totalPremium) + 61.3 * (place + 1);
    return {
      ...like,
      companyID: String(9000 + place),
      companyName,
      rates: [{ ...rate, rateQuoteId: `rq-${9000 + place}`, quoteNumber: `Q-6000${place}`, totalPremium: premium }],
    };
  }),
];

const answer = (results: typeof nine) => says({ ...body, results, completedCount: results.length });

export const nineCarriers = answer(nine);

export const oneCarrier = answer(nine.slice(0, 1));

/** Agents sell them all. */
export const agentsOnly = answer(nine.map((carrier) => ({ ...carrier, showBuyButton: false })));
