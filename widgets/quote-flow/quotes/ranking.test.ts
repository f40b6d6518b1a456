import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Quote } from '#domain/quote';
import { sortOrders } from '#domain/sort-order';
import { badgesOf, keepPositions, rankQuotes, supportedOrders, topRatedOf } from './ranking.ts';
import {
  agentQuote,
  biMonthlyQuote,
  exampleConfig,
  exampleQuotes,
  installmentQuote,
  pseudoCarrierQuote,
  singlePaymentQuote,
} from './results.examples.ts';

const topRated = topRatedOf(exampleQuotes, exampleConfig);
const buyable = (quote: Quote) => quote.isBuyable;
const names = (quotes: readonly Quote[]) => quotes.map((quote) => quote.carrierName);
const ids = (quotes: readonly Quote[]) => quotes.map((quote) => quote.rateQuoteId);

const cents = fc.integer({ min: 0, max: 500 });
const anyQuote: fc.Arbitrary<Quote> = fc
  .record({
    carrierName: fc.constantFrom('Alpha', 'Beta', 'beta', 'Gamma'),
    totalPremium: cents,
    downPayment: cents,
    installment: cents,
    installmentCount: fc.integer({ min: 0, max: 3 }),
    isBuyable: fc.boolean(),
  })
  .map(({ downPayment, installment, installmentCount, ...quote }) => ({
    ...installmentQuote,
    ...quote,
    payPlan: { description: '', downPayment, installment, installmentCount },
  }));
const anyQuotes = fc
  .array(anyQuote, { maxLength: 12 })
  .map((quotes) => quotes.map((quote, index) => ({ ...quote, rateQuoteId: `RQ-${index}` })));
const anyOrder = fc.constantFrom(...sortOrders);
const anyTopRated = { topRatedCarriers: ['beta', 'Alpha'], maxTopRated: 3 };

describe('rankQuotes', () => {
  it.each([
    ['paymentAmount', ['Hill Country Select', 'Bluebonnet Mutual', agentQuote.carrierName, 'Caprock Mutual']],
    ['downPayment', ['Hill Country Select', 'Mockingbird Direct', 'Bluebonnet Mutual', agentQuote.carrierName]],
    ['totalPremium', ['Pecan Valley Insurance', 'Bluebonnet Mutual', agentQuote.carrierName, 'Lone Star Casualty']],
    ['topRated', ['Lone Star Casualty', 'Mockingbird Direct', 'Pecan Valley Insurance', 'Bluebonnet Mutual']],
  ] as const)('ranks quotes by %s', (order, firstFour) => {
    expect(names(rankQuotes(exampleQuotes, order, topRated)).slice(0, 4)).toEqual(firstFour);
  });

  it('counts a single payment as the payment amount and as the total', () => {
    const quotes = [singlePaymentQuote, biMonthlyQuote];
    expect(rankQuotes(quotes, 'paymentAmount', topRated)[0]).toBe(biMonthlyQuote);
    expect(rankQuotes(quotes, 'downPayment', topRated)[0]).toBe(biMonthlyQuote);
  });

  it('ranks the same quotes in the same order, however they arrived, and loses none', () => {
    fc.assert(
      fc.property(
        anyQuotes.chain((quotes) =>
          fc.tuple(fc.constant(quotes), fc.shuffledSubarray(quotes, { minLength: quotes.length })),
        ),
        anyOrder,
        ([quotes, shuffled], order) => {
          const best = topRatedOf(quotes, anyTopRated);
          const ranked = ids(rankQuotes(quotes, order, best));
          expect(ids(rankQuotes(shuffled, order, topRatedOf(shuffled, anyTopRated)))).toEqual(ranked);
          expect(ranked.toSorted()).toEqual(ids(quotes).toSorted());
        },
      ),
    );
  });

  it('keeps the order of the remaining quotes when quotes are filtered', () => {
    fc.assert(
      fc.property(anyQuotes, anyOrder, (quotes, order) => {
        const best = topRatedOf(quotes, anyTopRated);
        expect(rankQuotes(quotes, order, best).filter(buyable)).toEqual(
          rankQuotes(quotes.filter(buyable), order, best),
        );
      }),
    );
  });
});

describe('topRatedOf', () => {
  it('finds top rated carriers by name or id, ignoring case, in the configured order', () => {
    expect([
      ...topRatedOf(exampleQuotes, { topRatedCarriers: [' lone star CASUALTY', '16'], maxTopRated: 6 }).keys(),
    ]).toEqual(['RQ-1003', 'RQ-1006']);
  });

  it('returns at most the configured number of top rated carriers', () => {
    fc.assert(
      fc.property(anyQuotes, fc.integer({ min: 0, max: 8 }), (quotes, maxTopRated) => {
        const rated = topRatedOf(quotes, { ...anyTopRated, maxTopRated });
        const listed = quotes.filter((quote) => ['beta', 'alpha'].includes(quote.carrierName.toLowerCase()));
        expect(rated.size).toBe(Math.min(maxTopRated, listed.length));
      }),
    );
  });
});

describe('supportedOrders', () => {
  it.each([
    ['one numbering', [4, 5, 6, 3], ['paymentAmount', 'downPayment', 'totalPremium', 'topRated']],
    ['the other numbering', [0, 1, 2], ['paymentAmount', 'downPayment', 'totalPremium']],
    ['both at once', [6, 2, 0, 4], ['totalPremium', 'paymentAmount']],
    ['none', [], []],
  ])('supports the sort orders of %s', (_, codes, expected) => {
    expect(supportedOrders(exampleQuotes, topRated, codes)).toEqual(expected);
  });

  it('omits a sort order that no rate supports', () => {
    const free = { ...singlePaymentQuote, payPlan: { ...singlePaymentQuote.payPlan, downPayment: 0 } };
    expect(supportedOrders([free], new Map(), [4, 5, 6, 3])).toEqual(['totalPremium']);
    expect(supportedOrders([{ ...free, totalPremium: 0 }], new Map(), [4, 5, 6, 3])).toEqual([]);
  });
});

describe('badgesOf', () => {
  it('marks the lowest price, the lowest down payment and the top rated', () => {
    const badges = badgesOf(exampleQuotes, topRated);
    expect(badges.get(singlePaymentQuote.rateQuoteId)).toEqual(['lowestTotal']);
    expect(badges.get(pseudoCarrierQuote.rateQuoteId)).toEqual(['lowestDownPayment']);
    expect(badges.get(biMonthlyQuote.rateQuoteId)).toEqual(['topRated']);
    expect(badges.get(agentQuote.rateQuoteId)).toEqual([]);
  });

  it('marks no quote as the lowest when none is higher', () => {
    const twins = [installmentQuote, { ...installmentQuote, rateQuoteId: 'RQ-2' }];
    expect([...badgesOf(twins, new Map()).values()]).toEqual([[], []]);
    expect([...badgesOf([installmentQuote], new Map()).values()]).toEqual([[]]);
  });
});

describe('keepPositions', () => {
  it('keeps visible quotes in their positions and appends new ones by rank', () => {
    fc.assert(
      fc.property(anyQuotes, fc.nat(), anyOrder, (quotes, many, order) => {
        const shown = ids(quotes)
          .slice(0, many % (quotes.length + 1))
          .toReversed();
        const ranked = rankQuotes(quotes, order, new Map());
        const rankedIds = ids(
          keepPositions(ranked, { shownIds: shown, cardIds: new Map(ids(quotes).map((id) => [id, id])) }),
        );
        expect(rankedIds.slice(0, shown.length)).toEqual(shown);
        expect(rankedIds.slice(shown.length)).toEqual(ids(ranked).filter((id) => !shown.includes(id)));
      }),
    );
  });
});
