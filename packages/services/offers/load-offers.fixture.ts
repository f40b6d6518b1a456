import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { loadOffers } from './load-offers.ts';

export const loadOffersFixture: CallFixture = {
  call: (client) => loadOffers(client, { placements: ['hero'], page: '/auto' }),
  value: z.array(z.strictObject({ placement: z.string(), content: z.string() })),
};
