import { genderCodes } from '#domain/gender';
import { maritalStatusCodes } from '#domain/marital-status';
import type { FoundDriver } from '../../people/driver-records.ts';
import type { Person, RecordedCar } from '../../people/households.ts';
import { success } from '../implement-call.ts';

/** The person of the query, then the rest of the household, and their cars. */
export function wireRecords(
  found: FoundDriver | undefined,
  { withAddress, withCars }: { withAddress: boolean; withCars: boolean },
) {
  if (!found) return { ...success, drivers: [], cars: [] };
  const { person, household } = found;
  const { street, apartment, city, state, zip } = household.address;
  const others = household.people.filter((member) => member !== person);
  return {
    ...success,
    drivers: [person, ...others].map((driver) => ({
      ...wirePerson(driver),
      primaryDriver: driver === person,
      ...(withAddress && { address: { detail: street, apt: apartment, city, state, zip } }),
    })),
    cars: withCars ? wireCars(household.cars) : [],
  };
}

export function wirePerson({ rec, firstName, lastName, birthDate, gender, maritalStatus, licenseNumber }: Person) {
  return {
    rec,
    firstName,
    lastName,
    dob: birthDate,
    gender: genderCodes.codeOf(gender),
    marital: maritalStatusCodes.codeOf(maritalStatus),
    ...(licenseNumber && { license: licenseNumber }),
  };
}

export function wireCars(cars: readonly RecordedCar[]) {
  return cars.map(({ rec, vin, year, make, model }) => ({ rec, ...(vin && { vin }), year, maker: make, model }));
}
