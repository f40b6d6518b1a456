// Calls that the shared sections make only after the first one was answered.
export { checkDrivers, checkLicense, householdOf } from '../license-check/license-check.ts';
export { cityByZip } from '#services/address/city-by-zip';
export { followUp } from '#services/search/follow-up';
export { knownByVin } from '#services/vehicle/detail-by-vin';
