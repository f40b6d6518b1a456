/** Miles a year where the visitor is not asked, or has not said. */
export const defaultAnnualMileage = 10_000;

/** The most that a mileage field takes. */
export const maximumAnnualMileage = 200_000;

/** Whole miles a year from what was typed, `12,000` included; undefined when it is no sensible figure. */
export function annualMileageOf(text: string): number | undefined {
  const miles = wholeMiles(text) ?? 0;
  return miles > 0 && miles <= maximumAnnualMileage ? miles : undefined;
}

/** No car has run further. */
const maximumOdometer = 999_999;

/** Whole miles that an odometer shows, 0 of a new car included; undefined when it is no sensible figure. */
export function odometerOf(text: string): number | undefined {
  const miles = wholeMiles(text);
  return miles !== undefined && miles <= maximumOdometer ? miles : undefined;
}

function wholeMiles(text: string): number | undefined {
  const digits = text.trim().replaceAll(',', '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

/** An affiliate's lead gives exact miles; carriers rate three steps of them. */
export function affiliateMileage(miles: number): 10_000 | 12_000 | 20_000 {
  return miles <= 12_000 ? 10_000 : miles <= 20_000 ? 12_000 : 20_000;
}
