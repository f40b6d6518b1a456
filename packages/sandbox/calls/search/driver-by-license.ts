import { dateFromWire } from '#domain/calendar-date';
import { driverByLicense } from '#services/search/driver-by-license.contract';
import { findDriverByLicense } from '../../people/driver-records.ts';
import { implementCall } from '../implement-call.ts';
import { searchRecords } from './search-records.ts';

export const answerDriverByLicense = implementCall(driverByLicense, ({ query, ...context }) => {
  const found = findDriverByLicense(query.DLNumer, dateFromWire(query.dob));
  return searchRecords(found, { withAddress: query.FetchAddress === 'true', withCars: true }, context);
});
