import { describe, expect, it } from 'vitest';
import { servedStates } from '../places/served-states.ts';
import { coverageProducts } from './coverage-products.ts';

function included(state: string, productCd: string): Record<string, unknown> {
  const product = coverageProducts(state, 'en').find((candidate) => candidate.productCd === productCd);
  return Object.fromEntries(
    product!.coverages.map(({ coverageCd, limits, deductibles }) => [coverageCd, limits?.[0] ?? deductibles?.[0]]),
  );
}

describe('coverageProducts', () => {
  it.each(servedStates.filter((state) => state !== 'AR'))(
    'offers four packages in %s, the state minimum first',
    (state) => {
      expect(coverageProducts(state, 'en').map(({ productCd }) => productCd)).toEqual(['SML', 'LUU', 'LUUCC', 'LCCUU']);
    },
  );

  it.each([
    ['TX', { BI: { val1: 30_000, val2: 60_000 }, PD: { val1: 25_000 }, PIP: { val1: 0 } }],
    ['CA', { BI: { val1: 30_000, val2: 60_000 }, PD: { val1: 15_000 } }],
    ['FL', { PD: { val1: 10_000 }, PIP: { val1: 10_000 } }],
    ['IL', { BI: { val1: 25_000, val2: 50_000 }, PD: { val1: 20_000 }, UM: { val1: 25_000, val2: 50_000 } }],
  ])('meets the legal minimum of %s', (state, minimum) => {
    expect(included(state, 'SML')).toEqual(minimum);
  });

  it('offers the collision deductible waiver in California only', () => {
    expect(included('CA', 'LCCUU')).toHaveProperty('CWAIV', { val1: 0 });
    expect(included('TX', 'LCCUU')).not.toHaveProperty('CWAIV');
  });

  it.each(['AR', 'NY', '', 'constructor'])('offers no packages in %j', (state) => {
    expect(coverageProducts(state, 'en')).toEqual([]);
  });

  it('translates every text into Spanish', () => {
    const texts = (language: 'en' | 'es') =>
      coverageProducts('CA', language).flatMap(({ name, description, coverages }) => [
        name,
        description,
        ...coverages.map((coverage) => coverage.description),
      ]);
    const english = texts('en');
    for (const [index, text] of texts('es').entries()) {
      expect(text).not.toBe('');
      expect(text).not.toBe(english[index]);
    }
  });
});
