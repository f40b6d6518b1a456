import { type CalendarDate, datePartsOf } from './calendar-date.ts';

/** Both limits are inclusive. */
export interface AgeLimits {
  minimum: number;
  maximum: number;
}

/** Defaults; a page can configure others. */
export const driverAgeLimits = {
  primary: { minimum: 16, maximum: 75 },
  secondary: { minimum: 15, maximum: 75 },
} as const satisfies Record<string, AgeLimits>;

/**
 * Age in whole years on the day `today`; negative for a future birth. A person born on February 29 turns a year older
 * on March 1 in other years.
 */
export function ageOn(birthDate: CalendarDate, today: CalendarDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

export function isAgeWithin(birthDate: CalendarDate, today: CalendarDate, limits: AgeLimits): boolean {
  const age = ageOn(birthDate, today);
  return age >= limits.minimum && age <= limits.maximum;
}

/** The first and last birth year of a person within the limits: the bounds of a year input. */
export function birthYearRange(today: CalendarDate, limits: AgeLimits): { first: number; last: number } {
  const year = datePartsOf(today)?.year ?? Number.NaN;
  return { first: year - limits.maximum - 1, last: year - limits.minimum };
}
