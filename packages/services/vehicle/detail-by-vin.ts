import type { Vehicle } from '#domain/vehicle';
import type { ServiceClient } from '../http.ts';
import { detailByVin as contract } from './detail-by-vin.contract.ts';

export type VehicleName = Pick<Vehicle, 'year' | 'make' | 'model'>;

/** Loads the cars that match a VIN: several when the trim is ambiguous, none when the VIN is unknown. */
export function detailByVin(
  client: ServiceClient,
  { vin }: { vin: string },
  signal?: AbortSignal,
): Promise<readonly VehicleName[]> {
  return client.call(contract, { query: { vin }, signal }, ({ details }) =>
    details.map(({ year, maker, model }) => ({ year: Number(year), make: maker, model })),
  );
}
