import { toOneDecimal } from '#domain/distance';
import type { Language } from '#domain/language';
import { format } from './format.ts';
import { formatNumber } from './number.ts';

/** `2.3 miles`; `1.0 mile` when the rounded distance is one (spec 3 §9). `{count}` stands for the number. */
export function distanceText(
  distance: number,
  language: Language,
  { one, other }: { one: string; other: string },
): string {
  const shown = toOneDecimal(distance);
  const count = formatNumber(shown, language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return format(shown === 1 ? one : other, { count });
}
