import { type CoverageCode, coverageCodes } from '#domain/coverage';
import type { QuoteCoverage } from '#domain/quote';

type CoverageLabels = Readonly<Record<`results.coverage.${CoverageCode}`, string>>;

/** The service's name of a coverage, else our name of the standard code, else the code. */
export function coverageName(
  { code, description }: Pick<QuoteCoverage, 'code' | 'description'>,
  labels: CoverageLabels,
): string {
  const standard = coverageCodes.find((name) => name === code);
  return description || (standard && labels[`results.coverage.${standard}`]) || code;
}
