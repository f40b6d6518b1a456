import type { Vehicle } from '#domain/vehicle';
import { isVin } from '#domain/vin';
import type { PartialVehicleName, VehicleName } from '#services/vehicle/detail-by-vin';
import type { DriverAnswers, PurchaseContext, VehiclesByVin } from '../purchase/purchase.types.ts';

type VinContext = Pick<PurchaseContext, 'quote' | 'pendingDriver' | 'drafts' | 'driver' | 'vins'>;

/** The VINs typed so far, or confirmed. */
function typedVins({ pendingDriver, drafts, driver }: VinContext): readonly string[] {
  if (pendingDriver) return pendingDriver.vins;
  const draft = Object.entries(drafts.driver ?? {}).filter(([field]) => field.startsWith('vin-'));
  return draft.length > 0 ? draft.map(([, vin]) => String(vin).toUpperCase()) : (driver?.vins ?? []);
}

/** The next VIN to look up. Until the quote is loaded, it is not decided which services are asked. */
export const vinToLookUp = (context: VinContext): string | undefined =>
  context.quote && typedVins(context).find((vin) => isVin(vin) && context.vins[vin] === undefined);

/** The looked-up VINs of a saved visit, without those that the service did not know: it is asked about them again. */
export const knownVins = (vins: VehiclesByVin): VehiclesByVin =>
  Object.fromEntries(Object.entries(vins).filter(([, vehicle]) => vehicle !== null));

export const areVinsLookedUp = (
  { vins }: Pick<PurchaseContext, 'vins'>,
  { vins: confirmed }: Pick<DriverAnswers, 'vins'>,
): boolean => confirmed.every((vin) => vins[vin] !== undefined);

export const isAnyVinUnknown = (
  { vins }: Pick<PurchaseContext, 'vins'>,
  { vins: confirmed }: Pick<DriverAnswers, 'vins'>,
): boolean => confirmed.some((vin) => vins[vin] === null);

const nameParts = ['year', 'make', 'model'] as const;

/** Nothing that the lookup of a VIN has found contradicts the name of the quoted car. */
const isNamedAlike = (vinVehicle: PartialVehicleName, quoted: VehicleName): boolean =>
  nameParts.every(
    (part) =>
      vinVehicle[part] === undefined || String(vinVehicle[part]).toLowerCase() === String(quoted[part]).toLowerCase(),
  );

/**
 * A car's year, make and model: by its VIN where that was looked up, else the quote's. What the lookup leaves open is
 * the quote's, unless the VIN is another car's.
 */
export function vehicleNamed(
  { vins }: Pick<PurchaseContext, 'vins'>,
  quoted: VehicleName,
  vin: string,
): PartialVehicleName {
  const vinVehicle = vins[vin.toUpperCase()] ?? {};
  const { year, make, model } = quoted;
  return isNamedAlike(vinVehicle, quoted) ? { year, make, model, ...vinVehicle } : vinVehicle;
}

/** Whether a VIN is that of the quoted car; where the quote has none, whether it is of a car with the quoted name. */
export function isQuotedCar(
  { vins }: Pick<PurchaseContext, 'vins'>,
  quoted: VehicleName & Pick<Vehicle, 'vin'>,
  vin: string,
): boolean {
  if (quoted.vin) return vin.toUpperCase() === quoted.vin;
  return isNamedAlike(vins[vin.toUpperCase()] ?? {}, quoted);
}
