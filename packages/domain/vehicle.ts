import type { Address } from './driver.ts';

/** An address that a car is driven to or parked at. */
export type VehicleAddress = Pick<Address, 'street' | 'city' | 'state' | 'zip'>;

/** What is known of a commute without the whole address of work. */
export interface KnownCommute {
  isCommuting?: boolean;
  daysAWeek?: number;
}

/** A car on the quote. */
export interface Vehicle {
  /** Generated on this device; stable while the quote is edited. */
  id: string;
  /** Empty when the car was selected by year, make and model. */
  vin: string;
  year: number;
  make: string;
  model: string;
  /** Annual mileage; absent when not asked. */
  annualMileage?: number;
  /** Annual mileage selected from a list. */
  selectedMileage?: number;
  /** Odometer reading in miles. */
  odometer?: number;
  /** Address of work, with the days if they are known; absent for a car that is not used for commuting. */
  commuting?: { daysAWeek?: number | undefined; address: VehicleAddress };
  /** What a quote says of commuting without such an address; absent when it says nothing. */
  knownCommute?: KnownCommute;
  /** Address at night; absent when it is the primary driver's address. */
  garagingAddress?: VehicleAddress;
  /** Liability only, whatever the package. */
  isLiabilityOnly?: boolean;
  /** The record key of a car that a lookup found; absent for a car entered by hand. */
  foundRecord?: string;
  /** A lookup found the car, and its record key is unknown. */
  isExisting?: boolean;
}
