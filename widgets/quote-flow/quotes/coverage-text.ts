import { formatCoverageAmount, formatCoverageLimits } from '#domain/coverage-limits';
import type { Language } from '#domain/language';
import type { QuoteCoverage } from '#domain/quote';
import { format } from '#i18n/format';
import type { ResultsStrings } from './strings.en.ts';

/** The text of a limit or deductible; 0 is declined. */
export function coverageText(coverage: QuoteCoverage | undefined, labels: ResultsStrings, language: Language): string {
  const limits = coverage?.limits.some((amount) => amount > 0) ? formatCoverageLimits(coverage.limits, language) : '';
  const deductible = coverage?.deductible
    ? format(labels['results.deductibleOf'], { amount: formatCoverageAmount(coverage.deductible, language) })
    : '';
  return [limits, deductible].filter(Boolean).join(', ') || labels['results.notIncluded'];
}
