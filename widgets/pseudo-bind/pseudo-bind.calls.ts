// What the first section asks only once it was answered, in files of its own.
export { checkDrivers, checkLicense, householdOf } from './license-check.ts';
export { startCaliforniaFollowUp } from '#services/rating/california-start';
export { followUpSearch } from '#services/search/follow-up';
export { decodeVin } from '#services/vehicle/detail-by-vin';
