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
  /** The record key of a car that a lookup found; absent for one that was typed in. */
  foundRecord?: string;
}
