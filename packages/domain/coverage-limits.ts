import { type Language, localeOf } from './language.ts';

/**
 * One amount of a limit or deductible, in dollars. Amounts above 1000 are in thousands: `30000` is `30k`, `2500` is
 * `2.5k`, `1000` and `500` are unchanged. An amount with cents is written out: `1,234.50`.
 */
export function formatCoverageAmount(amount: number, language: Language): string {
  const isWhole = Number.isInteger(amount);
  const number = new Intl.NumberFormat(localeOf(language), {
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: isWhole ? 3 : 2,
    useGrouping: amount > 1000,
  });
  return amount > 1000 && isWhole ? `${number.format(amount / 1000)}k` : number.format(amount);
}

/** The amounts of a limit: per person, per accident, property: `30k/60k/25k`. */
export function formatCoverageLimits(amounts: readonly number[], language: Language): string {
  return amounts.map((amount) => formatCoverageAmount(amount, language)).join('/');
}
