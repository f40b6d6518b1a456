import type * as z from 'zod/mini';
import { type Coverage, coverageCodes, type CoverageProduct, isStateMinimum } from '#domain/coverage';
import type { StateCode } from '#domain/us-state';
import { RefusedError } from '../errors.ts';
import { amountsOf, kindOf } from './coverage-amounts.ts';
import type { coverageProductList } from './coverage-product-list.contract.ts';

type WireProducts = z.output<ReturnType<typeof coverageProductList>>;
type WireCoverage = WireProducts[number]['coverages'][number];

/** @throws {RefusedError} when the state has none. */
export function readCoverageProducts(
  products: WireProducts,
  { callId, state }: { callId: string; state: StateCode },
): CoverageProduct[] {
  // Spec 1 §8 gives the message and the status.
  if (products.length === 0)
    throw new RefusedError(callId, { status: 400, message: `Coverage empty for state code:${state}` });
  return products.map(({ productCd, name, description, coverages }) => ({
    code: productCd,
    name,
    description: description ?? '',
    isStateMinimum: isStateMinimum(productCd),
    coverages: coverages.map(readCoverage).filter((coverage) => coverage !== undefined),
  }));
}

function readCoverage({ coverageCd, description, limits, deductibles }: WireCoverage): Coverage | undefined {
  const code = coverageCodes.find((name) => name === coverageCd);
  const kind = kindOf(coverageCd);
  const choices = kind === 'deductible' ? (deductibles ?? []).map((amount) => [amount]) : (limits ?? []).map(amountsOf);
  if (!code || choices.length === 0) return undefined;
  const options = choices.map((amounts) => ({ value: amounts.join('/'), amounts }));
  return { code, description: description ?? '', kind, options };
}
