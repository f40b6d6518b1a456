import { isSameName } from '#domain/person-name';
import type { FoundVehicle } from '#services/search/found-records';
import type { Answers } from '../steps/answers.ts';
import type { AdditionalDriverAnswers } from '../steps/drivers/additional-driver.answers.ts';
import type { VehicleUse } from '../steps/vehicles/mileage.answers.ts';
import { type HouseholdRecords, noRecords, type SuggestedDriver } from './household.types.ts';

const toldMark = 'told-';

/** Someone whom a partner's lead or an earlier quote names, with too little to quote them. No record stands behind them. */
export function driverFromLead(person: Partial<AdditionalDriverAnswers>, place: number): SuggestedDriver | undefined {
  const { firstName, lastName } = person;
  return firstName && lastName ? { ...person, firstName, lastName, foundRecord: `${toldMark}${place}` } : undefined;
}

/** The public record of a driver, as the services know it; empty for one who was typed in or told of. */
export const publicRecord = (foundRecord = ''): string => (foundRecord.startsWith(toldMark) ? '' : foundRecord);

/** Tells one household from another; empty while it is not known who lives where. */
export function householdKeyOf({ driver, details }: Pick<Answers, 'driver' | 'details'>): string {
  if (!driver || !details) return '';
  const { firstName, lastName, birthDate } = driver;
  return [firstName, lastName, birthDate, details.street, details.zip].join('|').toLowerCase();
}

/** What was found, as far as it is of the household that is spoken of now: nobody is shown somebody else's. */
export function recordsForHousehold({
  found,
  answers,
}: {
  found: HouseholdRecords;
  answers: Answers;
}): HouseholdRecords {
  return found.householdKey === '' || found.householdKey === householdKeyOf(answers) ? found : noRecords;
}

interface SomePerson {
  firstName: string;
  lastName: string;
  birthDate?: string | undefined;
}

/** The same name, and the same birth date where both are known. */
export function mayBeSamePerson(one: SomePerson, other: SomePerson): boolean {
  return (
    isSameName(one.firstName, other.firstName) &&
    isSameName(one.lastName, other.lastName) &&
    (!one.birthDate || !other.birthDate || one.birthDate === other.birthDate)
  );
}

/** Who is suggested: everyone who was found and is not on the quote. */
export function suggestedDrivers({
  answers: { driver, additionalDrivers },
  found,
  foundRecord,
}: {
  answers: Answers;
  found: HouseholdRecords;
  foundRecord: string;
}): SuggestedDriver[] {
  return found.drivers.filter(
    (person) =>
      person.foundRecord !== foundRecord &&
      !(driver && mayBeSamePerson(person, driver)) &&
      !additionalDrivers.some((other) => other.foundRecord === person.foundRecord || mayBeSamePerson(other, person)),
  );
}

/** A found driver who leaves the quote is suggested again, with all that the visitor has said of them. */
export function backToSuggestions(
  found: HouseholdRecords,
  driver: AdditionalDriverAnswers | undefined,
): HouseholdRecords {
  if (!driver?.foundRecord) return found;
  const { foundRecord, firstName, lastName, birthDate, gender, maritalStatus, relation } = driver;
  const person: SuggestedDriver = { foundRecord, firstName, lastName, birthDate, gender, maritalStatus, relation };
  const isKnown = found.drivers.some((one) => one.foundRecord === foundRecord);
  return {
    ...found,
    drivers: isKnown
      ? found.drivers.map((one) => (one.foundRecord === foundRecord ? person : one))
      : [...found.drivers, person],
  };
}

type Listed = Answers['vehicles'][number];

/** The vehicle on the quote that is this found one: by its record, or typed in with the same VIN. */
export function listedVehicle(found: FoundVehicle, vehicles: readonly Listed[]): Listed | undefined {
  return vehicles.find(
    ({ foundRecord, vin }) =>
      foundRecord === found.foundRecord || (foundRecord === undefined && vin !== '' && vin === found.vin),
  );
}

/** A vehicle with what is now said of its use, in place of what was said before. */
export function usedVehicle(vehicle: Listed, use: VehicleUse): Listed {
  const {
    annualMileage: _miles,
    selectedMileage: _selected,
    odometer: _odometer,
    commuting: _commuting,
    ...named
  } = vehicle;
  return { ...named, ...use };
}

/** The quote's vehicles once the found ones with these records are on it, and no other found ones. */
export function pickedVehicles(
  vehicles: readonly Listed[],
  found: readonly FoundVehicle[],
  records: readonly string[],
): { kept: readonly Listed[]; added: readonly FoundVehicle[] } {
  const left = new Set(
    found.filter(({ foundRecord }) => !records.includes(foundRecord)).map((one) => listedVehicle(one, vehicles)),
  );
  return {
    kept: vehicles.filter((vehicle) => !left.has(vehicle)),
    added: found.filter((one) => records.includes(one.foundRecord) && !listedVehicle(one, vehicles)),
  };
}
