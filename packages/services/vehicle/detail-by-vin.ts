import type { Vehicle } from '#domain/vehicle';
import type { ServiceClient } from '../http.ts';
import { detailByVin as contract } from './detail-by-vin.contract.ts';

export type VehicleName = Pick<Vehicle, 'year' | 'make' | 'model'>;

const isComplete = ({ year, make, model }: Partial<VehicleName>): boolean => Boolean(year && make && model);

/** Loads the cars that match a VIN: several when the trim is ambiguous, none when the VIN is unknown. */
export async function detailByVin(
  client: ServiceClient,
  question: { vin: string },
  signal?: AbortSignal,
): Promise<readonly VehicleName[]> {
  const cars = await knownByVin(client, question, signal);
  return cars.filter((car): car is VehicleName => isComplete(car));
}

/** Like {@link detailByVin}, including cars of which the service knows only some values. */
export function knownByVin(
  client: ServiceClient,
  { vin }: { vin: string },
  signal?: AbortSignal,
): Promise<readonly Partial<VehicleName>[]> {
  return client.call(contract, { query: { vin }, signal }, ({ details }) =>
    details.map(({ year, maker, model }) => ({
      ...(year !== undefined && { year: Number(year) }),
      ...(maker && { make: maker }),
      ...(model && { model }),
    })),
  );
}
