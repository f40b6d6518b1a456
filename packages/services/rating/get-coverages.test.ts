import { describe, expect, it } from 'vitest';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { getCoveragesExamples } from './get-coverages.examples.ts';
import { getCoverages } from './get-coverages.ts';

const calls = stubbedCalls({ now: () => Date.UTC(2026, 10, 20, 18) });

describe('getCoverages', () => {
  it('reads the coverage packages of a state', async () => {
    calls.respondsWith(getCoveragesExamples.response.texas.body);
    const products = await getCoverages(calls.client, { state: 'TX' });
    expect(products.map(({ code, isStateMinimum }) => [code, isStateMinimum])).toEqual([
      ['SML', true],
      ['LUU', false],
      ['LUUCC', false],
      ['LCCUU', false],
    ]);
    expect(products[2]!.coverages.slice(-2)).toMatchObject([
      {
        code: 'COMP',
        kind: 'deductible',
        options: [{ value: '1000', amounts: [1000] }, { value: '500' }, { value: '250' }],
      },
      { code: 'COLL', kind: 'deductible' },
    ]);
    expect(products[0]!.coverages[0]).toMatchObject({
      code: 'BI',
      kind: 'limit',
      options: [{ value: '30000/60000', amounts: [30000, 60000] }, {}, {}],
    });
    expect(calls.query()).toEqual({ path: '/api/rating/v2/getCoverages', state: 'TX' });
  });

  it('reads the collision deductible waiver', async () => {
    calls.respondsWith(getCoveragesExamples.response.california.body);
    const [product] = await getCoverages(calls.client, { state: 'CA' });
    expect(product).toMatchObject({ isStateMinimum: false, description: '' });
    expect(product!.coverages.at(-1)).toMatchObject({
      code: 'CWAIV',
      kind: 'waiver',
      options: [{ value: '0' }, { value: '1' }],
    });
  });

  it('drops unknown coverages and coverages with nothing to choose', async () => {
    const coverages = [
      { coverageCd: 'ROAD', limits: [{ val1: 1 }] },
      { coverageCd: 'BI', limits: [] },
      { coverageCd: 'COMP', limits: [{ val1: 5 }] },
    ];
    calls.respondsWith({ products: [{ productCd: 'SML', name: 'State minimum', coverages }] });
    expect((await getCoverages(calls.client, { state: 'TX' }))[0]!.coverages).toEqual([]);
  });

  it.each([
    ['an empty list', getCoveragesExamples.response.empty.body],
    ['null', { isSuccess: true, products: null }],
    ['no list', { isSuccess: true, message: '' }],
  ])('throws an error when a state has no coverages, as %s (spec 1 §8)', async (_what, given) => {
    calls.respondsWith(given);
    await expect(getCoverages(calls.client, { state: 'AK' })).rejects.toMatchObject({
      kind: 'refused',
      status: 400,
      message: 'Coverage empty for state code:AK',
    });
    expect(calls.reported).toHaveLength(1);
  });
});
