import { vehicleDetails } from '#services/vehicle/vehicle-details.contract';
import { findRecordSearch } from '../../store/record-searches.ts';
import { implementCall, success } from '../implement-call.ts';
import { wireCars } from '../search/wire-records.ts';

export const answerVehicleDetails = implementCall(vehicleDetails, async ({ query, database }) => {
  const household = (await findRecordSearch(database, query.CommonId))?.household;
  const isOfState = household?.address.state === query.State;
  return { ...success, details: isOfState ? wireCars([...household.cars, ...(household.lateCars ?? [])]) : [] };
});
