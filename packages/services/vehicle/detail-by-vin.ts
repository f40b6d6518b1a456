import type { Vehicle } from '#domain/vehicle';
import { vehicleName } from '#domain/vehicle-name';
import { isNothingFound, isRejected, ServiceError } from '../errors.ts';
import type { ServiceClient } from '../http.ts';
import { orNotFound, says } from '../nothing-found.ts';
import { detailByVin as contract } from './detail-by-vin.contract.ts';

export type VehicleName = Pick<Vehicle, 'year' | 'make' | 'model'>;

/** What is known of a vehicle, which may be nothing. */
export type PartialVehicleName = { [Key in keyof VehicleName]?: VehicleName[Key] | undefined };

const isComplete = ({ year, make, model }: PartialVehicleName): boolean => Boolean(year && make && model);

/** Loads the cars that match a VIN: several when the trim is ambiguous, none when the VIN is unknown. */
export async function detailByVin(
  client: ServiceClient,
  question: { vin: string },
  signal?: AbortSignal,
): Promise<readonly VehicleName[]> {
  const cars = await carsOf(client, question, signal);
  const named = cars.filter((car): car is VehicleName => isComplete(car));
  // Trims of one model have the same name: there is nothing to choose.
  return [...new Map(named.map((car) => [vehicleName(car), car])).values()];
}

/** `Invalid VIN`, `This VIN is not valid`, `The VIN could not be decoded`, `VIN desconocido`, `El VIN no es válido` */
const unknownVinWords = [
  /\b(?:unknown|invalid|incorrect|unrecognized) vin\b/i,
  /\bvin\b.{0,20}\b(?:unknown|invalid|incorrect|not (?:a )?(?:valid|known|correct|recognized|decoded))\b/i,
  /\bvin\b.{0,20}(?:\bnot|n['’]t) be (?:decoded|recognized|found)\b/i,
  /\bvin\b.{0,20}(?:desconocid|inv[aá]lid|incorrect|\bno (?:es|era) (?:v[aá]lid|correct)|\bno se reconoc)/iu,
];

const saysUnknownVin = (error: unknown): boolean =>
  error instanceof ServiceError && isRejected(error) && says(error.reason ?? '', unknownVinWords);

/**
 * Like {@link detailByVin}, including cars of which the service knows only some values. Also none when the service
 * refuses because it does not know the VIN; any other refusal says nothing about the VIN and is thrown.
 */
export async function knownByVin(
  client: ServiceClient,
  question: { vin: string },
  signal?: AbortSignal,
): Promise<readonly PartialVehicleName[]> {
  try {
    return await orNotFound(carsOf(client, question, signal));
  } catch (error) {
    if (isNothingFound(error) || saysUnknownVin(error)) return [];
    throw error;
  }
}

function carsOf(
  client: ServiceClient,
  { vin }: { vin: string },
  signal: AbortSignal | undefined,
): Promise<readonly PartialVehicleName[]> {
  return client.call(contract, { query: { vin }, signal }, ({ details }) =>
    details.map(({ year, maker, model }) => ({
      ...(year !== undefined && { year: Number(year) }),
      ...(maker && { make: maker }),
      ...(model && { model }),
    })),
  );
}
