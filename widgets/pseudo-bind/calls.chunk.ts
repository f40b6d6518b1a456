// Calls that are made only after the first section was answered.
export { checkDrivers, checkLicense, householdOf } from './license-check.ts';
export { californiaStart } from '#services/buying/california-start';
export { followUp } from '#services/search/follow-up';
export { detailByVin } from '#services/vehicle/detail-by-vin';
