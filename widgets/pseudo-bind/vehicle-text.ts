import type { VehicleName } from '#services/vehicle/detail-by-vin';

/** `2003 Honda Accord`. */
export const vehicleText = ({ year, make, model }: VehicleName): string => `${year} ${make} ${model}`;
