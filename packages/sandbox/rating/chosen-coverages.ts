import { coverageProducts, type Limit, type OfferedCoverage } from './coverage-products.ts';
import type { QuoteRequest } from './quote-request.ts';

/** A coverage with its rated limit or deductible. */
export interface ChosenCoverage {
  coverageCd: string;
  description: string;
  limit?: Limit;
  deductible?: number;
}

/** The package of the request with the visitor's changes; undefined when the state has no such package. */
export function chosenCoverages({
  coverages,
  customer,
  header,
}: Pick<QuoteRequest, 'coverages' | 'customer' | 'header'>): ChosenCoverage[] | undefined {
  const product = coverageProducts(customer.address.state, header.lang).find(
    ({ productCd }) => productCd === coverages.productCd,
  );
  return product?.coverages.map((offered) => {
    const changed = coverages.coverages.find(({ coverageCd }) => coverageCd === offered.coverageCd);
    return { coverageCd: offered.coverageCd, description: offered.description, ...amountOf(offered, changed) };
  });
}

type Changed = QuoteRequest['coverages']['coverages'][number];

/** The visitor's selection if the package offers it; otherwise the package's own value. */
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
