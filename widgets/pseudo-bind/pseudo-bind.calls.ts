// What the first section asks only once it was answered, in files of its own.
export { checkDrivers, checkLicense, householdOf } from './license-check.ts';
export { californiaStart } from '#services/buying/california-start';
export { followUp } from '#services/search/follow-up';
export { detailByVin } from '#services/vehicle/detail-by-vin';
