import { expect, it } from 'vitest';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { loadOffers } from './load-offers.ts';

const calls = stubbedCalls();

it('returns the first offer for each requested place, in any case of its name', async () => {
  calls.respondsWith({
    offers: [
      { placement: 'HERO', content: 'First' },
      { placement: 'hero', content: 'Second' },
      { placement: 'banner', content: '' },
      { placement: 'footer', content: 'Not asked for' },
      { placement: null, content: 'Nowhere' },
    ],
  });
  expect(await loadOffers(calls.client, { placements: ['Hero', 'banner'], page: '/auto' })).toEqual([
    { placement: 'Hero', content: 'First' },
  ]);
});
