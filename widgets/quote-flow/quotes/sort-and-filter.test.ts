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
      { limit: 5, isExpanded: false, isWanted: everything },
      { rows: 3, shown: 3, wanted: 3 },
    ],
    ['more than the limit', 8, { limit: 5, isExpanded: false, isWanted: everything }, { rows: 5, shown: 5, wanted: 8 }],
    ['more, expanded', 8, { limit: 5, isExpanded: true, isWanted: everything }, { rows: 8, shown: 8, wanted: 8 }],
    ['filtered', 8, { limit: 5, isExpanded: false, isWanted: buyable }, { rows: 4, shown: 4, wanted: 4 }],
    [
      'filtered, expanded: hidden cards stay',
      8,
      { limit: 5, isExpanded: true, isWanted: buyable },
      { rows: 8, shown: 4, wanted: 4 },
    ],
    ['none wanted', 8, { limit: 5, isExpanded: false, isWanted: () => false }, { rows: 0, shown: 0, wanted: 0 }],
  ])('counts rows, visible and wanted quotes: %s', (_, count, wishes, expected) => {
    const { rows, shownCount, wantedCount } = visibleRows(manyQuotes(count), wishes);
    expect({ rows: rows.length, shown: shownCount, wanted: wantedCount }).toEqual(expected);
  });

  it('shows the first wanted quotes in their order and counts what it shows', () => {
    fc.assert(
      fc.property(
        fc.nat(30),
        fc.integer({ min: 1, max: 10 }),
        fc.boolean(),
        fc.boolean(),
        (count, limit, isExpanded, filters) => {
          const quotes = manyQuotes(count);
          const isWanted = filters ? buyable : everything;
          const { rows, shownCount, wantedCount } = visibleRows(quotes, { limit, isExpanded, isWanted });
          const shown = rows.filter((row) => row.isShown).map((row) => row.quote);
          const wanted = quotes.filter(isWanted);
          expect(shown).toEqual(isExpanded ? wanted : wanted.slice(0, limit));
          expect(shownCount).toBe(shown.length);
          expect(wantedCount).toBe(wanted.length);
        },
      ),
    );
  });
});
