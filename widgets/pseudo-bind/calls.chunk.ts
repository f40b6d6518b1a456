// Calls that are made only after the first section was answered.
export { checkDrivers, checkLicense, householdOf } from './license-check.ts';
export { startCaliforniaFollowUp } from '#services/rating/california-start';
export { followUpSearch } from '#services/search/follow-up';
export { decodeVin } from '#services/vehicle/detail-by-vin';
