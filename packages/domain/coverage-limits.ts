import { type Language, localeOf } from './language.ts';

/**
 * One amount of a limit or deductible, in whole dollars. Amounts above 1000 are in thousands: `30000` is `30k`,
 * `2500` is `2.5k`, `1000` and `500` are unchanged.
 */
export function formatCoverageAmount(amount: number, language: Language): string {
  const number = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 3, useGrouping: amount > 1000 });
  return amount > 1000 ? `${number.format(amount / 1000)}k` : number.format(amount);
}

/** The amounts of a limit: per person, per accident, property: `30k/60k/25k`. */
export function formatCoverageLimits(amounts: readonly number[], language: Language): string {
  return amounts.map((amount) => formatCoverageAmount(amount, language)).join('/');
}
