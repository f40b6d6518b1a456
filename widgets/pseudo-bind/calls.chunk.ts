// Calls that are made only after the first section was answered.
export { checkDrivers, checkLicense, householdOf } from './license-check.ts';
export { cityByZip } from '#services/address/city-by-zip';
export { californiaStart } from '#services/buying/california-start';
export { followUp } from '#services/search/follow-up';
export { knownByVin } from '#services/vehicle/detail-by-vin';
