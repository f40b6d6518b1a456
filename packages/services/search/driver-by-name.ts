import { monthDayYear } from '#domain/calendar-date';
import type { Address, Driver } from '#domain/driver';
import type { ServiceClient } from '../http.ts';
import { driverByName as contract } from './driver-by-name.contract.ts';
import { readFoundRecords, type FoundRecords } from './found-records.ts';

/** Finds a driver, with household and cars, by name, address and date of birth. */
export function driverByName(
  client: ServiceClient,
  { driver, address }: { driver: Pick<Driver, 'firstName' | 'lastName' | 'birthDate'>; address: Address },
  signal?: AbortSignal,
): Promise<FoundRecords> {
  const query = {
    FirstName: driver.firstName,
    LastName: driver.lastName,
    'Address.AddressLine': address.street,
    'Address.City': address.city,
    'Address.State': address.state,
    'Address.ZipCode': address.zip,
    dob: monthDayYear(driver.birthDate),
    IncludeEnhancedVehicle: 'true',
  } as const;
  return client.call(contract, { query, signal }, readFoundRecords);
}
