/** Annual mileage when the visitor is not asked or has not answered. */
export const defaultAnnualMileage = 10_000;

/** Maximum of the mileage field. */
export const maximumAnnualMileage = 200_000;

/** Whole annual miles from typed text such as `12,000`; undefined when it is not plausible. */
export function annualMileageOf(text: string): number | undefined {
  const miles = wholeMiles(text) ?? 0;
  return miles > 0 && miles <= maximumAnnualMileage ? miles : undefined;
}

/** Maximum plausible odometer reading. */
const maximumOdometer = 999_999;

/** Whole miles of an odometer reading, including the 0 of a new car; undefined when it is not plausible. */
export function odometerOf(text: string): number | undefined {
  const miles = wholeMiles(text);
  return miles !== undefined && miles <= maximumOdometer ? miles : undefined;
}

function wholeMiles(text: string): number | undefined {
  const digits = text.trim().replaceAll(',', '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

/** An affiliate's lead has exact miles; carriers rate three steps. */
export function affiliateMileage(miles: number): 10_000 | 12_000 | 20_000 {
  return miles <= 12_000 ? 10_000 : miles <= 20_000 ? 12_000 : 20_000;
}
