import { type Language, localeOf } from '#domain/language';
import { format } from '#i18n/format';
import { openingAt } from './office-hours.ts';
import type { Office } from './office.ts';
import type { OfficeStrings } from './strings.en.ts';

/** Minutes after midnight as `6:00 PM`. */
function timeText(minutes: number, language: Language): string {
  const time = new Intl.DateTimeFormat(localeOf(language), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return time.format(minutes * 60_000);
}

/** Spanish has a singular before one o’clock: “a la 1:00”. */
const withSingularHour = (text: string, language: Language): string =>
  language === 'es' ? text.replace(/\ba las (?=1:)/, 'a la ') : text;

/** The name of a weekday, 0 for Sunday. */
function weekdayText(weekday: number, language: Language): string {
  // 1970-01-04 was a Sunday.
  return new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' }).format(
    (weekday + 3) * 86_400_000,
  );
}

/**
 * Whether an office is open, and when that changes. Undefined when its hours or time zone are unknown.
 *
 * @param now epoch milliseconds
 */
export function openStatusText(
  office: Office,
  now: number,
  language: Language,
  labels: OfficeStrings,
): { isOpen: boolean; text: string; next: string } | undefined {
  const opening = office.timeZone && openingAt(office.hours, now, office.timeZone);
  if (!opening) return undefined;
  if (opening.is === 'open') {
    if (opening.until === 'always') return { isOpen: true, text: labels.openAlways, next: '' };
    if (opening.until === 'laterDay') return { isOpen: true, text: labels.openNow, next: '' };
    return {
      isOpen: true,
      text: labels.openNow,
      next: withSingularHour(format(labels.closes, { time: timeText(opening.until, language) }), language),
    };
  }
  const { opens } = opening;
  if (!opens) return { isOpen: false, text: labels.closedNow, next: '' };
  const time = timeText(opens.at, language);
  const next = opens.daysAhead === 0 ? labels.opens : opens.daysAhead === 1 ? labels.opensTomorrow : labels.opensOn;
  return {
    isOpen: false,
    text: labels.closedNow,
    next: withSingularHour(format(next, { time, day: weekdayText(opens.weekday, language) }), language),
  };
}

/** The opening hours as written in the page data, without days that have none. */
export function hoursRows({ hours }: Office, labels: OfficeStrings): { days: string; text: string }[] {
  return (['mondayToFriday', 'saturday', 'sunday'] as const)
    .map((days) => ({ days: labels[days], text: hours[days] }))
    .filter(({ text }) => text);
}
