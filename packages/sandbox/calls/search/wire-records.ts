import { genderCodes } from '#domain/gender';
import { maritalStatusCodes } from '#domain/marital-status';
import type { FoundDriver } from '../../people/driver-records.ts';
import type { RecordedCar } from '../../people/households.ts';
import { success } from '../implement-call.ts';

/** The person of the query, then the rest of the household, and their cars. */
export function wireRecords(
  found: FoundDriver | undefined,
  { withAddress, withCars }: { withAddress: boolean; withCars: boolean },
) {
  if (!found) return { ...success, drivers: [], cars: [] };
  const { person, household } = found;
  const { street, apartment, city, state, zip } = household.address;
  const others = household.people.filter((one) => one !== person);
  return {
    ...success,
    drivers: [person, ...others].map((one) => ({
      rec: one.rec,
      firstName: one.firstName,
      lastName: one.lastName,
      dob: one.birthDate,
      gender: genderCodes.codeOf(one.gender),
      marital: maritalStatusCodes.codeOf(one.maritalStatus),
      ...(one.licenseNumber && { license: one.licenseNumber }),
      primaryDriver: one === person,
      ...(withAddress && { address: { detail: street, apt: apartment, city, state, zip } }),
    })),
    cars: withCars ? wireCars(household.cars) : [],
  };
}

export function wireCars(cars: readonly RecordedCar[]) {
  return cars.map(({ rec, vin, year, make, model }) => ({ rec, ...(vin && { vin }), year, maker: make, model }));
}
