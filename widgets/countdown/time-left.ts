import { isCalendarDate } from '#domain/calendar-date';
import type { Language } from '#domain/language';
import { formatUnit } from '#i18n/duration';

/**
 * Epoch milliseconds of a moment such as `2026-12-24T18:00:00-06:00`; undefined for any other text. The time zone is
 * required: without it, the moment would differ between visitors.
 */
export function parseTime(text: string): number | undefined {
  const [, day = ''] =
    /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/i.exec(text.trim()) ?? [];
  const moment = isCalendarDate(day) ? Date.parse(text.trim()) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}

/** Whole seconds until a moment, including the current one. */
export const secondsUntil = (endsAt: number, now: number): number => Math.max(0, Math.ceil((endsAt - now) / 1000));

/** Green, orange at 10 seconds or less, red at 5 or less (spec 3 §4). */
export type Tone = 'calm' | 'soon' | 'now';
export const toneOf = (seconds: number): Tone => (seconds > 10 ? 'calm' : seconds > 5 ? 'soon' : 'now');

/** The length of the ring (spec 3 §9). */
export const ringLength = 283;

/** The length of the empty part of the ring. */
export const ringOffset = (seconds: number, total: number): number =>
  Math.round(ringLength * (1 - Math.min(1, seconds / Math.max(1, total))));

/** The time as on a clock: `4:05`, `1:00:09`. Days are written out before it. */
export function clockText(seconds: number, language: Language): string {
  const two = (count: number) => String(count).padStart(2, '0');
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = two(seconds % 60);
  const clock = hours > 0 || days > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
  return days === 0 ? clock : `${formatUnit(days, 'day', language)} ${clock}`;
}
