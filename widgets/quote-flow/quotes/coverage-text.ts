import { formatCoverageAmount, formatCoverageLimits } from '#domain/coverage-limits';
import type { Language } from '#domain/language';
import type { QuoteCoverage } from '#domain/quote';
import { format } from '#i18n/format';
import type { ResultsStrings } from './strings.en.ts';

/**
 * The text of a coverage: its amounts, a waiver's yes or no, that it is not included, or that its carrier does not say.
 */
export function coverageText(coverage: QuoteCoverage | undefined, labels: ResultsStrings, language: Language): string {
  if (!coverage || coverage.isIncluded === false) return labels['results.notIncluded'];
  if (coverage.limits.length === 0 && coverage.deductible === undefined) return labels['results.coverageUnknown'];
  if (isWaiver(coverage)) return labels[coverage.limits[0] || coverage.deductible ? 'waiverYes' : 'waiverNo'];
  const { limit, deductible } = coverageAmounts(coverage, language);
  const texts = [limit, deductible && format(labels['results.deductibleOf'], { amount: deductible })];
  return texts.filter(Boolean).join(', ') || labels['results.notIncluded'];
}

/**
 * The limit and the deductible of a coverage; empty when it is declined or has none. A deductible of 0 counts only when
 * the coverage is included.
 */
export function coverageAmounts(coverage: QuoteCoverage, language: Language): { limit: string; deductible: string } {
  const { limits, deductible, isIncluded } = coverage;
  if (isWaiver(coverage) || isIncluded === false) return { limit: '', deductible: '' };
  return {
    limit: limits.some((amount) => amount > 0) ? formatCoverageLimits(limits, language) : '',
    deductible: deductible ? formatCoverageAmount(deductible, language) : deductible === 0 && isIncluded ? '$0' : '',
  };
}

const isWaiver = ({ code }: QuoteCoverage): boolean => code === 'CWAIV';
