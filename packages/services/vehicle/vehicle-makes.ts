import type { ServiceClient } from '../http.ts';
import { vehicleMakes as contract } from './vehicle-makes.contract.ts';

/** The makes of a model year. */
export function vehicleMakes(
  client: ServiceClient,
  { year }: { year: number },
  signal?: AbortSignal,
): Promise<readonly string[]> {
  return client.call(contract, { query: { year: String(year) }, signal }, ({ makes }) => makes);
}
