import { type Language, localeOf } from '#domain/language';
import { formatNumber } from './number.ts';

const unit = (count: number, name: 'minute' | 'second', language: Language): string =>
  formatNumber(count, language, { style: 'unit', unit: name, unitDisplay: 'long' });

/** A duration of less than an hour in words: `2 minutes`, `1 minute, 30 seconds`; `1 minuto y 30 segundos`. */
export function formatDuration(duration: number, language: Language): string {
  const [minutes, seconds] = [Math.floor(duration / 60), duration % 60];
  const parts = [
    ...(minutes > 0 ? [unit(minutes, 'minute', language)] : []),
    ...(seconds > 0 || minutes === 0 ? [unit(seconds, 'second', language)] : []),
  ];
  return new Intl.ListFormat(localeOf(language), { type: 'unit' }).format(parts);
}
