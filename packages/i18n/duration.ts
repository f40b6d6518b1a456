import { type Language, localeOf } from '#domain/language';
import { formatNumber } from './number.ts';

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A number of days, hours, minutes or seconds in words: `2 minutes`. */
export const formatUnit = (count: number, name: (typeof units)[number][0], language: Language): string =>
  formatNumber(count, language, { style: 'unit', unit: name, unitDisplay: 'long' });

/** A duration in words, with its two largest units: `2 minutes`, `1 minute, 30 seconds`; `1 minuto y 30 segundos`. */
export function formatDuration(duration: number, language: Language): string {
  let rest = duration;
  const parts: string[] = [];
  for (const [name, length] of units) {
    const count = Math.floor(rest / length);
    rest -= count * length;
    if (count > 0) parts.push(formatUnit(count, name, language));
  }
  if (parts.length === 0) parts.push(formatUnit(0, 'second', language));
  return new Intl.ListFormat(localeOf(language), { type: 'unit' }).format(parts.slice(0, 2));
}
