import type { StateCode } from '#domain/us-state';
import type { ServiceClient } from '../http.ts';
import { type FoundRecords, type FoundVehicle, readFoundVehicle } from '../search/found-records.ts';
import { vehicleDetails as contract } from './vehicle-details.contract.ts';

/** Loads the cars of a household that a search found. */
export function vehicleDetails(
  client: ServiceClient,
  { state, commonId }: { state: StateCode } & Pick<FoundRecords, 'commonId'>,
  signal?: AbortSignal,
): Promise<readonly FoundVehicle[]> {
  const query = { State: state, CommonId: commonId };
  return client.call(contract, { query, signal }, ({ details }) => details.map(readFoundVehicle));
}
