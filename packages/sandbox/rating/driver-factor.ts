import { ageOn } from '#domain/driver-age';
import { licenseTypeCodes } from '#domain/license-type';
import type { QuoteRequest, RatedDriver } from './quote-request.ts';

/** Price factor by age, relative to a driver of 30 to 65: fictional, but typical in shape. */
const byAge: readonly (readonly [age: number, factor: number])[] = [
  [15, 2.7],
  [16, 2.6],
  [18, 2.2],
  [21, 1.6],
  [25, 1.15],
  [30, 1],
  [65, 1],
  [70, 1.12],
  [75, 1.26],
];

/** The drivers' factor in the price of one car; 1 for an insured, single driver of 40 years. */
export function driversFactor(request: QuoteRequest, today: string, ageCaution: number): number {
  const rated = request.drivers.filter((driver) => !driver.isExcluded && !driver.driverstatus);
  const factors = (rated.length > 0 ? rated : request.drivers).map((driver) => driverFactor(driver, today, ageCaution));
  const mean = factors.reduce((sum, factor) => sum + factor, 0) / factors.length;
  const driversBeyondCars = Math.max(0, factors.length - request.cars.length);
  return mean * (1 + 0.12 * driversBeyondCars);
}

function driverFactor(driver: RatedDriver, today: string, ageCaution: number): number {
  const age = ageFactor(ageOn(driver.dob.slice(0, 10), today));
  return (
    (1 + (age - 1) * ageCaution) *
    (driver.marital === 0 ? 0.93 : 1) *
    (driver.insured === 0 ? 1 : 1.15) *
    licenseFactor(driver.licenseType)
  );
}

function ageFactor(age: number): number {
  const above = byAge.findIndex(([limit]) => age <= limit);
  if (above === 0) return byAge[0]![1];
  if (above < 0) return byAge.at(-1)![1];
  const [lowAge, low] = byAge[above - 1]!;
  const [highAge, high] = byAge[above]!;
  return low + ((high - low) * (age - lowAge)) / (highAge - lowAge);
}

function licenseFactor(code: number | undefined): number {
  switch (licenseTypeCodes.nameOf(code)) {
    case 'suspended':
    case 'unlicensed':
      return 1.5;
    case 'foreign':
    case 'learnersPermit':
      return 1.12;
    default:
      return 1;
  }
}
