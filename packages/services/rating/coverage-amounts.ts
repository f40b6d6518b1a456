import type * as z from 'zod/mini';
import { type Coverage, type CoverageCode, coverageCodes } from '#domain/coverage';
import type { limit } from './coverage-amounts.contract.ts';

type Limit = z.output<ReturnType<typeof limit>>;

/** The limits that are present. */
export function amountsOf({ val1, val2, val3 }: Limit): number[] {
  return [val1, val2, val3].filter((value) => typeof value === 'number');
}

/** How the amounts of a coverage are read (spec 1 §3). */
export function kindOf(code: string): Coverage['kind'] {
  if (code === 'COMP' || code === 'COLL') return 'deductible';
  return code === 'CWAIV' ? 'waiver' : 'limit';
}

/** A coverage code with the value of its amount, as an option holds them; undefined for an unknown code or amount. */
export function coverageValue(
  code: string,
  { limit, deductible }: { limit: Limit | null | undefined; deductible: number | null | undefined },
): [CoverageCode, string] | undefined {
  const coverageCode = coverageCodes.find((candidate) => candidate === code);
  if (!coverageCode) return undefined;
  if (kindOf(coverageCode) === 'deductible')
    return typeof deductible === 'number' ? [coverageCode, String(deductible)] : undefined;
  return limit ? [coverageCode, amountsOf(limit).join('/')] : undefined;
}
