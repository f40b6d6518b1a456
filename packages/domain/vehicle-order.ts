import type { Vehicle } from './vehicle.ts';

type Named = Pick<Vehicle, 'year' | 'make' | 'model'>;

/** Compares vehicles by year, then make, then model, in any case. For `toSorted`. */
export function compareVehicles(one: Named, other: Named): number {
  return one.year - other.year || compareText(one.make, other.make) || compareText(one.model, other.model);
}

function compareText(one: string, other: string): number {
  return one.localeCompare(other, 'en', { sensitivity: 'base', numeric: true });
}
