import type { Address } from './driver.ts';

/** A place that a car is driven to, or stands at. */
export type VehicleAddress = Pick<Address, 'street' | 'city' | 'state' | 'zip'>;

/** A car on the quote. */
export interface Vehicle {
  /** Made on this device; stable while the quote is edited. */
  id: string;
  /** Empty when the car was named by year, make and model. */
  vin: string;
  year: number;
  make: string;
  model: string;
  /** Miles a year; absent where mileage is not asked. */
  annualMileage?: number;
  /** The same, where it was chosen from a list and not typed. */
  selectedMileage?: number;
  /** Miles that the car has run. */
  odometer?: number;
  /** Where it is driven to work; absent for a car that is not. */
  commuting?: { daysAWeek: number; address: VehicleAddress };
  /** Where it stands at night; absent where that is the primary driver's address. */
  garagingAddress?: VehicleAddress;
  /** Wanted with liability alone, whatever the package. */
  isLiabilityOnly?: boolean;
  /** The record key of a car that a lookup found; absent for one that was typed in. */
  foundRecord?: string;
}
