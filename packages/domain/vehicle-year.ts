/** A recent vehicle's model year is within five of the current year. */
export function isRecentVehicle(modelYear: number, currentYear: number): boolean {
  return Math.abs(currentYear - modelYear) <= 5;
}
