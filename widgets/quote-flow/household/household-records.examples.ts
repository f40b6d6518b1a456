import type { FoundVehicle } from '#services/search/found-records';
import { noRecords } from '../new-visit.ts';
import { alex, alexDetails } from '../quote-flow.examples.ts';
import { householdKeyOf } from './household-records.ts';
import type { HouseholdRecords, SuggestedDriver } from './household.types.ts';

// A made-up household in the public records.

export const sam: SuggestedDriver = {
  foundRecord: 'd-2',
  firstName: 'Sam',
  lastName: 'Example',
  birthDate: '1991-09-02',
  gender: 'female',
  maritalStatus: 'married',
};

/** A person without a date of birth in the records. */
export const pat: SuggestedDriver = {
  foundRecord: 'd-3',
  firstName: 'Pat',
  lastName: 'Example',
  gender: 'male',
  maritalStatus: 'single',
};

export const foundAccord: FoundVehicle = {
  foundRecord: 'c-1',
  vin: '1HGCM82633A004352',
  year: 2003,
  make: 'Honda',
  model: 'Accord',
};
export const foundRav: FoundVehicle = { foundRecord: 'c-2', vin: '', year: 2022, make: 'Toyota', model: 'RAV4' };

export const alexHousehold: HouseholdRecords = {
  ...noRecords,
  householdKey: householdKeyOf({ driver: alex, details: alexDetails }),
  drivers: [sam, pat],
  vehicles: [foundAccord, foundRav],
};
