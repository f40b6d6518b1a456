import { formatCoverageAmount, formatCoverageLimits } from '#domain/coverage-limits';
import type { Language } from '#domain/language';
import type { QuoteCoverage } from '#domain/quote';
import { format } from '#i18n/format';
import type { ResultsStrings } from './strings.en.ts';

/** The text of a coverage: its amounts, yes or no of a waiver, that it is not included, or that its carrier says nothing. */
export function coverageText(coverage: QuoteCoverage | undefined, labels: ResultsStrings, language: Language): string {
  if (!coverage) return labels['results.notIncluded'];
  if (coverage.limits.length === 0 && coverage.deductible === undefined) return labels['results.coverageUnknown'];
  if (isWaiver(coverage)) return labels[coverage.limits[0] || coverage.deductible ? 'waiverYes' : 'waiverNo'];
  const { limit, deductible } = coverageAmounts(coverage, language);
  const texts = [limit, deductible && format(labels['results.deductibleOf'], { amount: deductible })];
  return texts.filter(Boolean).join(', ') || labels['results.notIncluded'];
}

/** The limit and the deductible of a coverage; empty where it has none, or 0: declined. */
export function coverageAmounts(coverage: QuoteCoverage, language: Language): { limit: string; deductible: string } {
  if (isWaiver(coverage)) return { limit: '', deductible: '' };
  const { limits, deductible } = coverage;
  return {
    limit: limits.some((amount) => amount > 0) ? formatCoverageLimits(limits, language) : '',
    deductible: deductible ? formatCoverageAmount(deductible, language) : '',
  };
}

const isWaiver = ({ code }: QuoteCoverage): boolean => code === 'CWAIV';
