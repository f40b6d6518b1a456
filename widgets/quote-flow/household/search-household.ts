import type { Driver } from '#domain/driver';
import { isSameName, mayBeSamePerson } from '#domain/person-name';
import type { ServiceClient } from '#services/http';
import { driverAndCar } from '#services/search/driver-and-car';
import { followUp } from '#services/search/follow-up';
import type { FoundDriver, FoundRecords } from '#services/search/found-records';
import { vehicleDetails } from '#services/vehicle/vehicle-details';
import { noRecords } from '../new-visit.ts';
import { addressOf } from '../quote-flow.submission.ts';
import type { Answers } from '../steps/answers.ts';
import { householdKeyOf } from './household-records.ts';
import type { HouseholdRecords, FoundHousehold, SuggestedDriver } from './household.types.ts';

type KnownDriver = { driver: NonNullable<Answers['driver']>; details: NonNullable<Answers['details']> };

/** Searches the household. Records of an earlier license lookup stay. */
export async function searchHousehold(
  client: ServiceClient,
  {
    answers: { driver, details },
    householdRecords,
  }: { answers: Pick<Answers, 'driver' | 'details'>; householdRecords: HouseholdRecords },
  signal?: AbortSignal,
): Promise<FoundHousehold> {
  if (!driver || !details) return { householdRecords, foundRecord: '' };
  const primary: KnownDriver = { driver, details };
  const records = await driverAndCar(client, { ...driver, address: addressOf(details) }, signal);
  const previous = householdRecords.householdKey === '' ? householdRecords : noRecords;
  return {
    householdRecords: {
      ...withRecords(previous, records, primary),
      householdKey: householdKeyOf(primary),
      commonId: records.commonId || previous.commonId,
    },
    foundRecord: records.drivers.find((person) => isRecordOf(driver, person))?.foundRecord ?? '',
  };
}

/** The maximum number of follow-ups. */
const mostFollowUps = 3;

/** Adds records that became available later. A failed call adds none. */
export async function followUpHousehold(
  client: ServiceClient,
  {
    answers: { driver, details },
    householdRecords,
  }: { answers: Pick<Answers, 'driver' | 'details'>; householdRecords: HouseholdRecords },
  signal?: AbortSignal,
): Promise<HouseholdRecords> {
  if (!driver || !details) return householdRecords;
  const query = { state: details.state, commonId: householdRecords.commonId };
  const [more, vehicles] = await Promise.all([
    followUp(client, query, signal).catch(() => undefined),
    householdRecords.followUps === 0 ? vehicleDetails(client, query, signal).catch(() => []) : [],
  ]);
  const records: Pick<FoundRecords, 'drivers' | 'vehicles'> = {
    drivers: more?.drivers ?? [],
    vehicles: [...(more?.vehicles ?? []), ...vehicles],
  };
  const followUps = householdRecords.followUps + 1;
  const commonId = followUps < mostFollowUps ? (more?.commonId ?? '') : '';
  return { ...withRecords(householdRecords, records, { driver }), followUps, commonId };
}

/** The household records of a license lookup, before the address is known. */
export function householdOfLicense(records: FoundRecords, driver: FoundDriver): HouseholdRecords {
  return { ...withRecords(noRecords, records, { driver }), commonId: records.commonId };
}

type Visitor = Pick<Driver, 'firstName' | 'lastName'> & Partial<Pick<Driver, 'birthDate'>>;

/**
 * The record is the visitor's own: by name, or because the service says so and the birth date, or else the last name,
 * agrees. Records may have a first name in full when the visitor goes by a short one.
 */
function isRecordOf(visitor: Visitor, person: FoundDriver): boolean {
  if (mayBeSamePerson(person, visitor)) return true;
  if (!person.isPrimary) return false;
  return person.birthDate ? person.birthDate === visitor.birthDate : isSameName(person.lastName, visitor.lastName);
}

function withRecords(
  previous: HouseholdRecords,
  { drivers, vehicles }: Pick<FoundRecords, 'drivers' | 'vehicles'>,
  { driver }: { driver: Visitor },
): HouseholdRecords {
  const suggestions = drivers.filter((person) => !isRecordOf(driver, person)).map(suggestion);
  // A suggested driver from a lead is completed by the record and keeps the other answers.
  const completed = previous.drivers.map((person) => ({
    ...person,
    ...suggestions.find((suggested) => mayBeSamePerson(suggested, person)),
  }));
  return {
    ...previous,
    drivers: withoutDuplicates([...completed, ...suggestions]),
    vehicles: withoutDuplicates([...previous.vehicles, ...vehicles]),
  };
}

/** Keeps the first of each record; a car with two records is recognized by its VIN. */
function withoutDuplicates<Record extends { foundRecord: string; vin?: string }>(records: readonly Record[]): Record[] {
  return records.filter(
    (record, index) =>
      records.findIndex(
        ({ foundRecord, vin }) => foundRecord === record.foundRecord || (!!vin && vin === record.vin),
      ) === index,
  );
}

function suggestion({
  foundRecord,
  firstName,
  lastName,
  birthDate,
  gender,
  maritalStatus,
  licenseNumber = '',
  issueDate,
}: FoundDriver): SuggestedDriver {
  return {
    foundRecord,
    firstName,
    lastName,
    ...(birthDate && { birthDate }),
    ...(gender && { gender }),
    ...(maritalStatus && { maritalStatus }),
    ...((licenseNumber || issueDate) && {
      facts: { license: { type: 'unitedStates', number: licenseNumber, ...(issueDate && { issueDate }) } },
    }),
  };
}
