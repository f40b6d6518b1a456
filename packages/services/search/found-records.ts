import type * as z from 'zod/mini';
import { dateFromWire } from '#domain/calendar-date';
import type { Address, Driver } from '#domain/driver';
import { genderCodes } from '#domain/gender';
import { maritalStatusCodes } from '#domain/marital-status';
import { stateCodeOf } from '#domain/us-state';
import type { Vehicle } from '#domain/vehicle';
import { isVin, vinText } from '#domain/vin';
import type { foundCar, foundRecords } from './found-records.contract.ts';

/** A person in the public records; unknown fields are absent. */
export type FoundDriver = Pick<Driver, 'firstName' | 'lastName'> &
  Partial<Pick<Driver, 'birthDate' | 'gender' | 'maritalStatus'>> & {
    foundRecord: string;
    /** The person of the query; the others are members of the same household. */
    isPrimary: boolean;
    licenseNumber?: string;
    address?: Partial<Address>;
  };

export type FoundVehicle = Omit<Vehicle, 'id' | 'foundRecord'> & { foundRecord: string };

export interface FoundRecords {
  /** Empty when nobody was found. */
  drivers: readonly FoundDriver[];
  vehicles: readonly FoundVehicle[];
  /** Id for loading late results; empty when the result is complete. */
  commonId: string;
}

type Wire = z.output<ReturnType<typeof foundRecords>>;
type WireDriver = Wire['drivers'][number];

export function readFoundRecords({ drivers, cars, commonId }: Wire): FoundRecords {
  return {
    drivers: drivers.map(readDriver),
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
  return { foundRecord: String(rec), vin: isVin(number) ? number : '', year: Number(year), make: maker, model };
}

function readDriver(driver: WireDriver, place: number): FoundDriver {
  const birthDate = dateFromWire(driver.dob);
  const gender = genderCodes.nameOf(driver.gender);
  const maritalStatus = maritalStatusCodes.nameOf(driver.marital);
  return {
    foundRecord: String(driver.rec),
    firstName: driver.firstName,
    lastName: driver.lastName,
    isPrimary: driver.primaryDriver ?? place === 0,
    ...(birthDate && { birthDate }),
    ...(gender && { gender }),
    ...(maritalStatus && { maritalStatus }),
    ...(driver.license && { licenseNumber: driver.license }),
    ...(driver.address && { address: readAddress(driver.address) }),
  };
}

function readAddress({ detail, apt, city, state, zip }: NonNullable<WireDriver['address']>): Partial<Address> {
  const code = stateCodeOf(state ?? '');
  return {
    ...(detail && { street: detail }),
    ...(apt && { apartment: apt }),
    ...(city && { city }),
    ...(code && { state: code }),
    ...(zip && { zip }),
  };
}
