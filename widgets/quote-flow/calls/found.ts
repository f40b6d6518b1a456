export { followUpHousehold, householdOfLicense, searchHousehold } from '../steps/found/household.ts';
