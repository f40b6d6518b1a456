import { dateFromWire } from '#domain/calendar-date';
import { driverAndCar } from '#services/search/driver-and-car.contract';
import { findDriverByName } from '../../people/driver-records.ts';
import { implementCall } from '../implement-call.ts';
import { searchRecords } from './search-records.ts';

export const answerDriverAndCar = implementCall(driverAndCar, ({ query, ...context }) => {
  const { FirstName: firstName, LastName: lastName, State, dob, IncludeEnhancedVehicle } = query;
  const birthDate = dateFromWire(dob);
  const found = birthDate === undefined ? undefined : findDriverByName({ firstName, lastName, birthDate });
  const foundInState = found?.household.address.state === State ? found : undefined;
  return searchRecords(foundInState, { withAddress: true, withCars: IncludeEnhancedVehicle === 'true' }, context);
});
