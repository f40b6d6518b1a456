export { followUpHousehold, householdOfLicense, searchHousehold } from './search-household.ts';
