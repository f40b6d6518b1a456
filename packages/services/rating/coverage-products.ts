import type { CoverageProduct } from '#domain/coverage';
import type { Language } from '#domain/language';
import type { StateCode } from '#domain/us-state';
import type { ServiceClient } from '../http.ts';
import { readCoverageProducts } from './coverage-product-list.ts';
import { coverageProducts as contract } from './coverage-products.contract.ts';

/**
 * Loads the coverage packages of a state in the given language instead of the client's; the state minimum first. The
 * first option of a coverage is the package's own.
 *
 * @throws {RefusedError} when the state has none.
 */
export function coverageProducts(
  client: ServiceClient,
  { state, language }: { state: StateCode; language: Language },
  signal?: AbortSignal,
): Promise<readonly CoverageProduct[]> {
  return client.call(contract, { query: { state, language }, signal }, ({ products }) =>
    readCoverageProducts(products, { callId: contract.id, state }),
  );
}
