import { compareVehicles } from './vehicle-order.ts';
import { isRecentVehicle } from './vehicle-year.ts';
import type { Vehicle } from './vehicle.ts';

type Named = Pick<Vehicle, 'year' | 'make' | 'model'>;

/**
 * Sorts found vehicles as they are offered: recent ones first, because they are likely still owned; both groups by
 * year, make and model.
 */
export function recentFirst<Found extends Named>(vehicles: readonly Found[], currentYear: number): Found[] {
  const age = ({ year }: Named) => (isRecentVehicle(year, currentYear) ? 0 : 1);
  return vehicles.toSorted((a, b) => age(a) - age(b) || compareVehicles(a, b));
}
