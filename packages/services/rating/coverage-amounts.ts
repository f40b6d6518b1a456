import type * as z from 'zod/mini';
import { type Coverage, type CoverageCode, coverageCodes } from '#domain/coverage';
import type { limit } from './coverage-amounts.contract.ts';

type Limit = z.output<ReturnType<typeof limit>>;

/** The figures of a limit that are there. */
export function amountsOf({ val1, val2, val3 }: Limit): number[] {
  return [val1, val2, val3].filter((value) => typeof value === 'number');
}

/** What the amounts of a coverage are (spec 1 §3). */
export function kindOf(code: string): Coverage['kind'] {
  if (code === 'COMP' || code === 'COLL') return 'deductible';
  return code === 'CWAIV' ? 'waiver' : 'limit';
}

/** A code with the value that stands for an amount, as a choice holds them; undefined for a code or amount that none has. */
export function coverageValue(
  code: string,
  { limit, deductible }: { limit: Limit | null | undefined; deductible: number | null | undefined },
): [CoverageCode, string] | undefined {
  const known = coverageCodes.find((one) => one === code);
  if (!known) return undefined;
  if (kindOf(known) === 'deductible') return typeof deductible === 'number' ? [known, String(deductible)] : undefined;
  return limit ? [known, amountsOf(limit).join('/')] : undefined;
}
