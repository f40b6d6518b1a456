import type { Vehicle } from '#domain/vehicle';

/** `2003 Honda Accord`. */
export const vehicleName = ({ year, make, model }: Pick<Vehicle, 'year' | 'make' | 'model'>): string =>
  `${year} ${make} ${model}`;
