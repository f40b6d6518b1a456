import type * as z from 'zod/mini';
import { type CalendarDate, dateFromWire } from '#domain/calendar-date';
import type { Address, Driver } from '#domain/driver';
import { genderCodes } from '#domain/gender';
import { maritalStatusCodes } from '#domain/marital-status';
import { readState } from '#domain/us-state-name';
import type { Vehicle } from '#domain/vehicle';
import { isVin, vinText } from '#domain/vin';
import type { foundCar, foundRecords } from './found-records.contract.ts';
import { foundRecordOf } from './record-id.ts';

/** A person in the public records; unknown fields are absent. */
export type FoundDriver = Pick<Driver, 'firstName' | 'lastName'> &
  Partial<Pick<Driver, 'birthDate' | 'gender' | 'maritalStatus'>> & {
    foundRecord: string;
    /** The person of the query; the others are members of the same household. */
    isPrimary: boolean;
    licenseNumber?: string;
    /** The day on which the license was issued. */
    issueDate?: CalendarDate;
    address?: Partial<Address>;
  };

export type FoundVehicle = Omit<Vehicle, 'id' | 'foundRecord'> & { foundRecord: string };

export interface FoundRecords {
  /** Empty when nobody was found. */
  drivers: readonly FoundDriver[];
  /** The person of the query, if the record has no whole name; `firstName` is empty if the record has none. */
  unnamedPrimary?: Pick<FoundDriver, 'firstName'>;
  vehicles: readonly FoundVehicle[];
  /** Id for loading late results; empty when the result is complete. */
  commonId: string;
}

type Wire = z.output<ReturnType<typeof foundRecords>>;
type WireDriver = Wire['drivers'][number];
type NamedDriver = WireDriver & Pick<FoundDriver, 'firstName' | 'lastName'>;

const isNamed = (driver: WireDriver): driver is NamedDriver => Boolean(driver.firstName && driver.lastName);

/** A row without any of these values belongs to nobody. */
const isRecord = ({ rec, license, driverLicense, dob, dateOfBirth, firstName, lastName }: WireDriver): boolean =>
  [rec, license, driverLicense, dob, dateOfBirth, firstName, lastName].some(Boolean);

/** The response to a search: the first driver is the person of the query unless the response marks another. */
export const readFoundRecords = (response: Wire): FoundRecords => readRecords(response, { isFirstPrimary: true });

/**
 * The response to a follow-up: its drivers are other members of the household, except one that the response marks as
 * the person of the query.
 */
export const readLateRecords = (response: Wire): FoundRecords => readRecords(response, { isFirstPrimary: false });

function readRecords({ drivers, cars, commonId }: Wire, { isFirstPrimary }: { isFirstPrimary: boolean }): FoundRecords {
  const primary = drivers.find(({ primaryDriver }) => primaryDriver) ?? (isFirstPrimary ? drivers[0] : undefined);
  const isPrimary = (driver: WireDriver) => driver === primary || driver.primaryDriver === true;
  return {
    drivers: drivers.filter(isNamed).map((driver) => readDriver(driver, isPrimary(driver))),
    ...(primary &&
      !isNamed(primary) &&
      isRecord(primary) && { unnamedPrimary: { firstName: primary.firstName ?? '' } }),
    vehicles: (cars ?? []).map(readFoundVehicle),
    commonId: String(commonId ?? ''),
  };
}

export function readFoundVehicle({
  rec,
  vin,
  year,
  maker,
  model,
}: z.output<ReturnType<typeof foundCar>>): FoundVehicle {
  const number = vinText(vin ?? '');
  const car = { vin: isVin(number) ? number : '', year: Number(year), make: maker, model };
  return { foundRecord: foundRecordOf(rec, [car.vin, car.year, maker, model]), ...car };
}

/** Services name some keys in two ways, and write an address as an object or flat. */
function readDriver(driver: NamedDriver, isPrimary: boolean): FoundDriver {
  const birthDate = dateFromWire(driver.dob ?? driver.dateOfBirth);
  const gender = genderCodes.nameOf(driver.gender);
  const maritalStatus = maritalStatusCodes.nameOf(driver.marital ?? driver.maritalStatus);
  const licenseNumber = driver.license || driver.driverLicense;
  const issueDate = dateFromWire(driver.issueDate);
  const { rec, firstName, lastName, address } = driver;
  return {
    foundRecord: foundRecordOf(rec, [firstName, lastName, birthDate ?? '']),
    firstName,
    lastName,
    isPrimary,
    ...(birthDate && { birthDate }),
    ...(gender && { gender }),
    ...(maritalStatus && { maritalStatus }),
    ...(licenseNumber && { licenseNumber }),
    ...(issueDate && { issueDate }),
    ...(typeof address === 'object'
      ? { address: readAddress(address) }
      : (address || driver.zip) && { address: readAddress({ ...driver, detail: address }) }),
  };
}

type WireAddress = Exclude<NonNullable<WireDriver['address']>, string>;

function readAddress({ detail, apt, city, state, zip }: WireAddress): Partial<Address> {
  const code = readState(state ?? '');
  return {
    ...(detail && { street: detail }),
    ...(apt && { apartment: apt }),
    ...(city && { city }),
    ...(code && { state: code }),
    ...(zip && { zip }),
  };
}
