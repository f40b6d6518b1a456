import type { ServiceClient } from '../http.ts';
import { vehicleModels as contract } from './vehicle-models.contract.ts';

/** The models of a make in a model year. */
export function vehicleModels(
  client: ServiceClient,
  { year, make }: { year: number; make: string },
  signal?: AbortSignal,
): Promise<readonly string[]> {
  return client.call(contract, { query: { year: String(year), make }, signal }, ({ models }) => models);
}
