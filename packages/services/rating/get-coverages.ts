import type * as z from 'zod/mini';
import { type Coverage, coverageCodes, type CoverageProduct } from '#domain/coverage';
import type { StateCode } from '#domain/us-state';
import { getCoverages as contract } from '../contract/rating/get-coverages.ts';
import { RefusedError } from '../errors.ts';
import type { ServiceClient } from '../http.ts';
import { amountsOf, kindOf } from './coverage-amounts.ts';

/** The product code of the state minimum. */
const stateMinimum = 'SML';

/**
 * The coverage packages of a state, the state minimum first. The first option of a coverage is what the package includes.
 *
 * @throws {RefusedError} when the state has none.
 */
export function getCoverages(
  client: ServiceClient,
  { state }: { state: StateCode },
  signal?: AbortSignal,
): Promise<readonly CoverageProduct[]> {
  return client.call(contract, { query: { state }, signal }, ({ products }) => {
    // Spec 1 §8 gives the text and the status.
    if (products.length === 0) throw new RefusedError(contract.id, { status: 400, message: `Coverage empty for state code:${state}` });
    return products.map(({ productCd, name, description, coverages }) => ({
      code: productCd,
      name,
      description: description ?? '',
      isStateMinimum: productCd === stateMinimum,
      coverages: coverages.map(readCoverage).filter((coverage) => coverage !== undefined),
    }));
  });
}

type WireCoverage = z.output<typeof contract.response>['products'][number]['coverages'][number];

function readCoverage({ coverageCd, description, limits, deductibles }: WireCoverage): Coverage | undefined {
  const code = coverageCodes.find((known) => known === coverageCd);
  const kind = kindOf(coverageCd);
  const choices = kind === 'deductible' ? (deductibles ?? []).map((amount) => [amount]) : (limits ?? []).map(amountsOf);
  if (!code || choices.length === 0) return undefined;
  const options = choices.map((amounts) => ({ value: amounts.join('/'), amounts }));
  return { code, description: description ?? '', kind, options };
}
