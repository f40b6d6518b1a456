import { monthDayYear } from '#domain/calendar-date';
import type { Address, Driver } from '#domain/driver';
import type { ServiceClient } from '../http.ts';
import { driverAndCar as contract } from './driver-and-car.contract.ts';
import { readFoundRecords, type FoundRecords } from './found-records.ts';

/** Finds a driver, with household and cars, in the records of the state of residence. */
export function driverAndCar(
  client: ServiceClient,
  {
    firstName,
    lastName,
    birthDate,
    address,
  }: Pick<Driver, 'firstName' | 'lastName' | 'birthDate'> & { address: Address },
  signal?: AbortSignal,
): Promise<FoundRecords> {
  const query = {
    State: address.state,
    FirstName: firstName,
    LastName: lastName,
    'Address.AddressLine': address.street,
    'Address.City': address.city,
    'Address.State': address.state,
    'Address.ZipCode': address.zip,
    dob: monthDayYear(birthDate),
    IncludeEnhancedVehicle: 'true',
  } as const;
  return client.call(contract, { query, signal }, readFoundRecords);
}
