import { describe, expect, it } from 'vitest';
import type { Quote } from '#domain/quote';
import { exampleQuote } from '../quote-flow.examples.ts';
import { mergeRates } from './merge-rates.ts';

const quote = (rateQuoteId: string, carrierId: string, totalPremium = 64_250): Quote => ({
  ...exampleQuote,
  rateQuoteId,
  carrierId,
  totalPremium,
});
const rates = (quotes: readonly Quote[], completedCount = quotes.length, isDone = false) => ({
  quotes,
  completedCount,
  isDone,
});
const numbered = (rateQuoteId: string, quoteNumber: string): Quote => ({ ...quote(rateQuoteId, '1'), quoteNumber });
const [a, b, c] = [quote('a', '1'), quote('b', '2'), quote('c', '3')] as const;

describe('mergeRates', () => {
  it.each([
    ['adds late carriers at the end', [a], [c, a], [a, c]],
    ['keeps the order of quotes that arrive in another order', [a, b], [b, a], [a, b]],
    [
      'replaces the first result of a carrier with its second',
      [a, b],
      [quote('a', '1', 5), b],
      [quote('a', '1', 5), b],
    ],
    ['replaces the old quote of a carrier with a new one', [a, b], [b, quote('a-2', '1')], [quote('a-2', '1'), b]],
    ['keeps the quotes of a carrier that is missing from a later response', [a, b], [b], [a, b]],
    ['keeps several quotes of one carrier', [a], [a, quote('a-2', '1')], [a, quote('a-2', '1')]],
    ['drops one of two quotes of a carrier that sends only the other', [a, quote('a-2', '1')], [a], [a]],
    [
      'replaces the carrier’s quote that has the same number',
      [numbered('a', '1'), b, numbered('a-2', '2')],
      [numbered('a-3', '2')],
      [b, numbered('a-3', '2')],
    ],
    ['keeps the quotes when a later response is empty', [a, b], [], [a, b]],
  ])('%s', (_, known, later, merged) => {
    expect(mergeRates(rates(known), rates(later)).quotes).toEqual(merged);
  });

  it('never counts fewer carriers than before, and is done when the last response is', () => {
    expect(mergeRates(rates([a, b], 3), rates([a, b], 2, true))).toMatchObject({ completedCount: 3, isDone: true });
  });
});
