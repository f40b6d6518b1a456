import type { CoverageProduct } from '#domain/coverage';
import type { StateCode } from '#domain/us-state';
import type { ServiceClient } from '../http.ts';
import { orNotFound } from '../nothing-found.ts';
import { readCoverageProducts } from './coverage-product-list.ts';
import { getCoverages as contract } from './get-coverages.contract.ts';

/**
 * Loads the coverage packages of a state, the state minimum first. The first option of a coverage is the package's own.
 *
 * @throws {RefusedError} when the state has none.
 */
export function getCoverages(
  client: ServiceClient,
  { state }: { state: StateCode },
  signal?: AbortSignal,
): Promise<readonly CoverageProduct[]> {
  return orNotFound(
    client.call(contract, { query: { state }, signal }, ({ products }) =>
      readCoverageProducts(products, { callId: contract.id, state }),
    ),
  );
}
