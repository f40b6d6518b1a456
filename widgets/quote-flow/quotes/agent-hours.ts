import type { Language } from '#domain/language';
import { localeOf } from '#domain/language';

/** An hour of the day, 0 to 24, as text: `8 AM`. */
export function hourText(hour: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { hour: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(2026, 0, 1, hour),
  );
}

/** The name of the time zone: `Central Time`. */
export function timeZoneText(timeZone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(localeOf(language), { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
