import { alexHousehold } from '#widgets/quote-flow/household/household-records.examples';
import type { HouseholdRecords } from '#widgets/quote-flow/household/household.types';
import { minimalAnswers } from '#widgets/quote-flow/quote-flow.examples';
import type { FlowScene } from './cast.ts';
import { arrived } from './cast.ts';

/** What the records hold of the visitor's household; it has been asked for before. */
export const household: HouseholdRecords = alexHousehold;

/** A visit that comes to the vehicles with some found, and none on the quote yet. */
export const withFoundVehicles = (more: Partial<HouseholdRecords> = {}): Pick<FlowScene, 'place' | 'visit'> =>
  arrived('vehicles', {
    householdRecords: { ...household, ...more },
    answers: { ...minimalAnswers, vehicles: [], policy: undefined },
  });
