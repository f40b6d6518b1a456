import type * as z from 'zod/mini';
import type { Coverage } from '#domain/coverage';
import type { limit } from '../contract/rating/coverage-amounts.ts';

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
