import type { CallFixture } from '../testing/call-fixture.ts';
import { products } from './coverage-product-list.fixture.ts';
import { getCoverages } from './get-coverages.ts';

export const getCoveragesFixture: CallFixture = {
  call: (client) => getCoverages(client, { state: 'TX' }),
  value: products,
};
