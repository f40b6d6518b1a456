import type { Vehicle } from '#domain/vehicle';
import type { ServiceClient } from '../http.ts';
import { detailByVin as contract } from './detail-by-vin.contract.ts';

export type VehicleName = Pick<Vehicle, 'year' | 'make' | 'model'>;

/** The cars that a VIN may be: several where it leaves the trim open, none when nobody knows it. */
export function detailByVin(
  client: ServiceClient,
  { vin }: { vin: string },
  signal?: AbortSignal,
): Promise<readonly VehicleName[]> {
  return client.call(contract, { query: { vin }, signal }, ({ details }) =>
    details.map(({ year, maker, model }) => ({ year: Number(year), make: maker, model })),
  );
}
