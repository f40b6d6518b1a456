import { isCalendarDate } from '#domain/calendar-date';
import type { Language } from '#domain/language';
import { formatUnit } from '#i18n/duration';

/**
 * The milliseconds since 1970 of `2026-12-24T18:00:00-06:00`; undefined for any other text. Without its time zone it would be
 * another moment for each visitor.
 */
export function momentOf(text: string): number | undefined {
  const [, day = ''] =
    /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/i.exec(text.trim()) ?? [];
  const moment = isCalendarDate(day) ? Date.parse(text.trim()) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}

/** Whole seconds until a moment, the current one included. */
export const secondsUntil = (endsAt: number, now: number): number => Math.max(0, Math.ceil((endsAt - now) / 1000));

/** Green, orange at 10 seconds or less, red at 5 or less (spec 3 §4). */
export type Tone = 'calm' | 'soon' | 'now';
export const toneOf = (seconds: number): Tone => (seconds > 10 ? 'calm' : seconds > 5 ? 'soon' : 'now');

/** The length of the ring (spec 3 §9). */
export const ringLength = 283;

/** How much of the ring is empty. */
export const ringOffset = (seconds: number, total: number): number =>
  Math.round(ringLength * (1 - Math.min(1, seconds / Math.max(1, total))));

/** As a clock: `4:05`, `1:00:09`. Days are in words before it. */
export function clockText(seconds: number, language: Language): string {
  const two = (count: number) => String(count).padStart(2, '0');
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = two(seconds % 60);
  const clock = hours > 0 || days > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
  return days === 0 ? clock : `${formatUnit(days, 'day', language)} ${clock}`;
}
