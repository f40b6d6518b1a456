import { coverageProducts, type Limit, type OfferedCoverage } from './coverage-products.ts';
import type { QuoteRequest } from './quote-request.ts';

/** A coverage with the one limit or deductible that is rated. */
export interface ChosenCoverage {
  coverageCd: string;
  description: string;
  limit?: Limit;
  deductible?: number;
}

/** The package of the request with what the visitor changed; undefined when the state has no such package. */
export function chosenCoverages({ coverages, customer, header }: QuoteRequest): ChosenCoverage[] | undefined {
  const product = coverageProducts(customer.address.state, header.lang).find(
    ({ productCd }) => productCd === coverages.productCd,
  );
  return product?.coverages.map((offered) => {
    const changed = coverages.coverages.find(({ coverageCd }) => coverageCd === offered.coverageCd);
    return { coverageCd: offered.coverageCd, description: offered.description, ...amountOf(offered, changed) };
  });
}

type Changed = QuoteRequest['coverages']['coverages'][number];

/** What the visitor picked, if the package offers it; else what the package includes. */
function amountOf(
  offered: OfferedCoverage,
  changed: Changed | undefined,
): Pick<ChosenCoverage, 'limit' | 'deductible'> {
  if (offered.deductibles) {
    const [included] = offered.deductibles;
    const picked = changed?.deductible;
    const isOffered = picked === 0 || offered.deductibles.some((deductible) => deductible === picked);
    return { deductible: isOffered ? picked! : included! };
  }
  const limits = offered.limits ?? [];
  const picked = limits.find(
    ({ val1, val2 }) => val1 === changed?.limit?.val1 && val2 === (changed.limit.val2 ?? undefined),
  );
  return { limit: picked ?? limits[0]! };
}
