import type { ServiceClient } from '../http.ts';
import { vehicleYears as contract } from './vehicle-years.contract.ts';

/** The model years that can be quoted, newest first. */
export function vehicleYears(client: ServiceClient, signal?: AbortSignal): Promise<readonly number[]> {
  return client.call(contract, { query: {}, signal }, ({ years }) => years.map(Number));
}
