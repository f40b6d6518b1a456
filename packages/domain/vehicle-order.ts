import type { Vehicle } from './vehicle.ts';

type Named = Pick<Vehicle, 'year' | 'make' | 'model'>;

/** Compares vehicles by year, then make, then model, in any case. For `toSorted`. */
export function compareVehicles(a: Named, b: Named): number {
  return a.year - b.year || compareText(a.make, b.make) || compareText(a.model, b.model);
}

function compareText(a: string, b: string): number {
  return a.localeCompare(b, 'en', { sensitivity: 'base', numeric: true });
}
