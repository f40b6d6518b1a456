import { format } from '#i18n/format';
import type { PartialVehicleName } from '#services/vehicle/detail-by-vin';

/** `2003 Honda Accord`, in the order of the language; without unknown parts. */
export const vehicleText = (
  { year = 0, make = '', model = '' }: PartialVehicleName,
  labels: { vehicleName: string },
): string =>
  format(labels.vehicleName, { year: year || '', make, model })
    .replaceAll(/\s+/g, ' ')
    .trim();
