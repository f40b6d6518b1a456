import { alexHousehold } from '#widgets/quote-flow/household/household-records.examples';
import type { HouseholdRecords } from '#widgets/quote-flow/household/household.types';
import { minimalAnswers } from '#widgets/quote-flow/quote-flow.examples';
import type { FlowScenario } from './fixtures.ts';
import { visitAtStep } from './fixtures.ts';

/** The records of the visitor's household, already fetched. */
export const household: HouseholdRecords = alexHousehold;

/** A visit at the vehicles step with found vehicles and none on the quote yet. */
export const withFoundVehicles = (more: Partial<HouseholdRecords> = {}): Pick<FlowScenario, 'place' | 'visit'> =>
  visitAtStep('vehicles', {
    householdRecords: { ...household, ...more },
    answers: { ...minimalAnswers, vehicles: [], policy: undefined },
  });
