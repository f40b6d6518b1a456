import { dateFromWire } from '#domain/calendar-date';
import { driverByName } from '#services/search/driver-by-name.contract';
import { findDriverByName } from '../../people/driver-records.ts';
import { implementCall } from '../implement-call.ts';
import { searchRecords } from './search-records.ts';

export const answerDriverByName = implementCall(driverByName, ({ query, ...context }) => {
  const { FirstName: firstName, LastName: lastName, dob, IncludeEnhancedVehicle } = query;
  const birthDate = dateFromWire(dob);
  const found = birthDate === undefined ? undefined : findDriverByName({ firstName, lastName, birthDate });
  return searchRecords(found, { withAddress: true, withCars: IncludeEnhancedVehicle === 'true' }, context);
});
