import type { Driver } from '#domain/driver';
import type { ServiceClient } from '#services/http';
import { driverAndCar } from '#services/search/driver-and-car';
import { followUp } from '#services/search/follow-up';
import type { FoundDriver, FoundRecords } from '#services/search/found-records';
import { vehicleDetails } from '#services/vehicle/vehicle-details';
import { addressOf } from '../quote-flow.submission.ts';
import type { Answers } from '../steps/answers.ts';
import { householdKeyOf, mayBeSamePerson } from './household-records.ts';
import { type HouseholdRecords, type HouseholdAnswer, noRecords, type SuggestedDriver } from './household.types.ts';

type Asked = { driver: NonNullable<Answers['driver']>; details: NonNullable<Answers['details']> };

/** What the search says. What a license lookup has found before stays. */
export async function searchHousehold(
  client: ServiceClient,
  { answers: { driver, details }, found }: { answers: Pick<Answers, 'driver' | 'details'>; found: HouseholdRecords },
  signal?: AbortSignal,
): Promise<HouseholdAnswer> {
  if (!driver || !details) return { found, foundRecord: '' };
  const asked: Asked = { driver, details };
  const records = await driverAndCar(client, { ...driver, address: addressOf(details) }, signal);
  const before = found.householdKey === '' ? found : noRecords;
  return {
    found: {
      ...withRecords(before, records, asked),
      householdKey: householdKeyOf(asked),
      commonId: records.commonId || before.commonId,
    },
    foundRecord: records.drivers.find((person) => mayBeSamePerson(person, driver))?.foundRecord ?? '',
  };
}

/** Records that still answer are asked so often at most. */
const mostFollowUps = 3;

/** The same with what came to light later. A question that fails adds nothing. */
export async function followUpHousehold(
  client: ServiceClient,
  { answers: { driver, details }, found }: { answers: Pick<Answers, 'driver' | 'details'>; found: HouseholdRecords },
  signal?: AbortSignal,
): Promise<HouseholdRecords> {
  if (!driver || !details) return found;
  const of = { state: details.state, commonId: found.commonId };
  const [more, vehicles] = await Promise.all([
    followUp(client, of, signal).catch(() => undefined),
    found.followUps === 0 ? vehicleDetails(client, of, signal).catch(() => []) : [],
  ]);
  const records: Pick<FoundRecords, 'drivers' | 'vehicles'> = {
    drivers: more?.drivers ?? [],
    vehicles: [...(more?.vehicles ?? []), ...vehicles],
  };
  const followUps = found.followUps + 1;
  const commonId = followUps < mostFollowUps ? (more?.commonId ?? '') : '';
  return { ...withRecords(found, records, { driver }), followUps, commonId };
}

/** What a license lookup tells of the household, before it is known where they live now. */
export function householdOfLicense(records: FoundRecords, driver: FoundDriver): HouseholdRecords {
  return { ...withRecords(noRecords, records, { driver }), commonId: records.commonId };
}

function withRecords(
  found: HouseholdRecords,
  { drivers, vehicles }: Pick<FoundRecords, 'drivers' | 'vehicles'>,
  { driver }: { driver: Pick<Driver, 'firstName' | 'lastName'> & Partial<Pick<Driver, 'birthDate'>> },
): HouseholdRecords {
  const others = drivers.filter((person) => !mayBeSamePerson(person, driver)).map(suggestion);
  // Of someone who was told of before, the records say more, and what was told besides stays.
  const known = found.drivers.map((person) => ({
    ...person,
    ...others.find((other) => mayBeSamePerson(other, person)),
  }));
  return {
    ...found,
    drivers: once([...known, ...others]),
    vehicles: once([...found.vehicles, ...vehicles]),
  };
}

/** The first of each record; a car that is found twice under two records is told by its VIN. */
function once<Record extends { foundRecord: string; vin?: string }>(records: readonly Record[]): Record[] {
  return records.filter(
    (one, place) =>
      records.findIndex(({ foundRecord, vin }) => foundRecord === one.foundRecord || (!!vin && vin === one.vin)) ===
      place,
  );
}

function suggestion({
  foundRecord,
  firstName,
  lastName,
  birthDate,
  gender,
  maritalStatus,
}: FoundDriver): SuggestedDriver {
  return {
    foundRecord,
    firstName,
    lastName,
    ...(birthDate && { birthDate }),
    ...(gender && { gender }),
    ...(maritalStatus && { maritalStatus }),
  };
}
