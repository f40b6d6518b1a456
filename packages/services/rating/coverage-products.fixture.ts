import type { CallFixture } from '../testing/call-fixture.ts';
import { products } from './coverage-product-list.fixture.ts';
import { coverageProducts } from './coverage-products.ts';

export const coverageProductsFixture: CallFixture = {
  call: (client) => coverageProducts(client, { state: 'TX', language: 'es' }),
  value: products,
};
