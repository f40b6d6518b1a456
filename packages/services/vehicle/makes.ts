import { vehicleMakes as contract } from '../contract/vehicle/makes.ts';
import type { ServiceClient } from '../http.ts';

/** The makes of a model year. */
export function listMakes(
  client: ServiceClient,
  { year }: { year: number },
  signal?: AbortSignal,
): Promise<readonly string[]> {
  return client.call(contract, { query: { year: String(year) }, signal }, ({ makes }) => makes);
}
