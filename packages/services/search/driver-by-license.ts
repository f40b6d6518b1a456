import { monthDayYear } from '#domain/calendar-date';
import type { Driver } from '#domain/driver';
import type { ServiceClient } from '../http.ts';
import { orNotFound } from '../nothing-found.ts';
import { driverByLicense as contract } from './driver-by-license.contract.ts';
import { readFoundRecords, type FoundRecords } from './found-records.ts';

/** Finds a driver, with household and cars, by license number and, where it is known, date of birth. */
export function driverByLicense(
  client: ServiceClient,
  { licenseNumber, birthDate }: { licenseNumber: string } & Pick<Driver, 'birthDate'>,
  signal?: AbortSignal,
): Promise<FoundRecords> {
  const query = {
    DLNumer: licenseNumber,
    ...(birthDate && { dob: monthDayYear(birthDate) }),
    FetchAddress: 'true',
  } as const;
  return orNotFound(client.call(contract, { query, signal }, readFoundRecords));
}
