import { mayBeSamePerson, nameKey } from '#domain/person-name';
import type { FoundVehicle } from '#services/search/found-records';
import { noRecords } from '../new-visit.ts';
import type { Answers } from '../steps/answers.ts';
import type { AdditionalDriverAnswers, IncompleteDriver } from '../steps/drivers/additional-driver.answers.ts';
import type { VehicleUse } from '../steps/vehicles/mileage.answers.ts';
import type { HouseholdRecords, SuggestedDriver } from './household.types.ts';

const ownRecordPrefix = 'from-lead-';

/** A suggested driver from a previous quote with incomplete answers. It has no public record. */
export function driverFromQuote(incomplete: IncompleteDriver, index: number): SuggestedDriver | undefined {
  const { id: _, number: __, ...person } = incomplete;
  const { firstName, lastName } = person;
  return firstName && lastName
    ? { ...person, firstName, lastName, foundRecord: `${ownRecordPrefix}${index}` }
    : undefined;
}

/** The id of a driver's public record; empty for a driver who was typed in or comes from a previous quote. */
export const publicRecord = (foundRecord = ''): string => (foundRecord.startsWith(ownRecordPrefix) ? '' : foundRecord);

/** Identifies a household; empty until the driver and the address are known. */
export function householdKeyOf({ driver, details }: Pick<Answers, 'driver' | 'details'>): string {
  if (!driver || !details) return '';
  const { firstName, lastName, birthDate } = driver;
  return [nameKey(firstName), nameKey(lastName), birthDate, details.street.toLowerCase(), details.zip].join('|');
}

/** The records, if they belong to the current household; nobody sees another household's. */
export function recordsForHousehold({
  householdRecords,
  answers,
}: {
  householdRecords: HouseholdRecords;
  answers: Answers;
}): HouseholdRecords {
  return householdRecords.householdKey === '' || householdRecords.householdKey === householdKeyOf(answers)
    ? householdRecords
    : noRecords;
}

/** The people in the records who are not on the quote. */
export function suggestedDrivers({
  answers: { driver, additionalDrivers },
  householdRecords,
  foundRecord,
  incompleteDrivers = [],
}: {
  answers: Answers;
  householdRecords: HouseholdRecords;
  foundRecord: string;
  incompleteDrivers?: readonly IncompleteDriver[] | undefined;
}): SuggestedDriver[] {
  return householdRecords.drivers.filter(
    (person) =>
      person.foundRecord !== foundRecord &&
      !(driver && mayBeSamePerson(person, driver)) &&
      !additionalDrivers.some((added) => added.foundRecord === person.foundRecord || mayBeSamePerson(added, person)) &&
      !incompleteDrivers.some(({ firstName = '', lastName = '', birthDate }) =>
        mayBeSamePerson({ firstName, lastName, birthDate }, person),
      ),
  );
}

/** Suggests a removed driver from the records again, with the visitor's answers about them. */
export function backToSuggestions(
  records: HouseholdRecords,
  driver: AdditionalDriverAnswers | undefined,
): HouseholdRecords {
  if (!driver?.foundRecord) return records;
  const { foundRecord, firstName, lastName, birthDate, gender, maritalStatus, relation, facts } = driver;
  const person: SuggestedDriver = {
    foundRecord,
    firstName,
    lastName,
    birthDate,
    gender,
    maritalStatus,
    relation,
    ...(facts && { facts }),
  };
  const isSuggested = records.drivers.some((suggested) => suggested.foundRecord === foundRecord);
  return {
    ...records,
    drivers: isSuggested
      ? records.drivers.map((suggested) => (suggested.foundRecord === foundRecord ? person : suggested))
      : [...records.drivers, person],
  };
}

type Listed = Answers['vehicles'][number];

/** The quote's vehicle that matches a found one: by its record, or by the VIN of a typed one. */
export function listedVehicle(vehicle: FoundVehicle, vehicles: readonly Listed[]): Listed | undefined {
  return vehicles.find(
    ({ foundRecord, vin }) =>
      foundRecord === vehicle.foundRecord || (foundRecord === undefined && vin !== '' && vin === vehicle.vin),
  );
}

/** Replaces the answers about a vehicle's use. */
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

/** The quote's vehicles after the visitor checked the found ones with these records and unchecked the others. */
export function pickedVehicles(
  vehicles: readonly Listed[],
  foundVehicles: readonly FoundVehicle[],
  records: readonly string[],
): { kept: readonly Listed[]; added: readonly FoundVehicle[] } {
  const unchecked = new Set(
    foundVehicles
      .filter(({ foundRecord }) => !records.includes(foundRecord))
      .map((found) => listedVehicle(found, vehicles)),
  );
  return {
    kept: vehicles.filter((vehicle) => !unchecked.has(vehicle)),
    added: foundVehicles.filter((found) => records.includes(found.foundRecord) && !listedVehicle(found, vehicles)),
  };
}
