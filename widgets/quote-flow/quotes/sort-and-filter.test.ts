import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manyQuotes } from './results.examples.ts';
import { visibleRows } from './sort-and-filter.ts';

const everything = () => true;
const buyable = (quote: { isBuyable: boolean }) => quote.isBuyable;

describe('visibleRows', () => {
  it.each([
    [
      'fewer than the limit',
      3,
      { limit: 5, isExpanded: false, matchesFilter: everything },
      { rows: 3, shown: 3, matching: 3 },
    ],
    [
      'more than the limit',
      8,
      { limit: 5, isExpanded: false, matchesFilter: everything },
      { rows: 5, shown: 5, matching: 8 },
    ],
    [
      'more, expanded',
      8,
      { limit: 5, isExpanded: true, matchesFilter: everything },
      { rows: 8, shown: 8, matching: 8 },
    ],
    ['filtered', 8, { limit: 5, isExpanded: false, matchesFilter: buyable }, { rows: 4, shown: 4, matching: 4 }],
    [
      'filtered, expanded: hidden cards stay',
      8,
      { limit: 5, isExpanded: true, matchesFilter: buyable },
      { rows: 8, shown: 4, matching: 4 },
    ],
    [
      'none that match',
      8,
      { limit: 5, isExpanded: false, matchesFilter: () => false },
      { rows: 0, shown: 0, matching: 0 },
    ],
  ])('counts rows, visible and matching quotes: %s', (_, count, options, expected) => {
    const { rows, shownCount, matchCount } = visibleRows(manyQuotes(count), options);
    expect({ rows: rows.length, shown: shownCount, matching: matchCount }).toEqual(expected);
  });

  it('shows the first matching quotes in their order and counts what it shows', () => {
    fc.assert(
      fc.property(
        fc.nat(30),
        fc.integer({ min: 1, max: 10 }),
        fc.boolean(),
        fc.boolean(),
        (count, limit, isExpanded, filters) => {
          const quotes = manyQuotes(count);
          const matchesFilter = filters ? buyable : everything;
          const { rows, shownCount, matchCount } = visibleRows(quotes, { limit, isExpanded, matchesFilter });
          const shown = rows.filter((row) => row.isShown).map((row) => row.quote);
          const matching = quotes.filter(matchesFilter);
          expect(shown).toEqual(isExpanded ? matching : matching.slice(0, limit));
          expect(shownCount).toBe(shown.length);
          expect(matchCount).toBe(matching.length);
        },
      ),
    );
  });
});
